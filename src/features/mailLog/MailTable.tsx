import { formatDateTime } from '#domain/dateTime.ts';
import type { LoggedMailsQuery } from '#graphql/adminHooks.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminPages } from '#admin/AdminPages.tsx';
import type { PageProps } from '#admin/AdminTable.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { mailList, stateNames } from './mailList.ts';

type LoggedMail = LoggedMailsQuery['loggedMails']['rows'][number];

const columns: readonly DataColumn<LoggedMail>[] = [
  {
    name: 'Subject',
    cell: ({ id, subject }) => (
      <EntryLink list={mailList} id={id}>
        {subject}
      </EntryLink>
    ),
  },
  { name: 'To', fit: 'words', cell: ({ to }) => to },
  { name: 'Letter', fit: 'words', cell: ({ letter }) => letter },
  { name: 'State', fit: 'words', cell: ({ state }) => stateNames[state] },
  { name: 'Attempts', fit: 'line', cell: ({ attempts }) => attempts },
  { name: 'When', fit: 'line', cell: ({ at }) => formatDateTime(at) },
];

/** A page of the mails, which are always the newest first. */
export function MailTable({ rows, total, isLoading }: PageProps<LoggedMail>) {
  return (
    <div aria-busy={isLoading}>
      <DataTable
        caption="Mails"
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        scrolls
        footer={<AdminPages list={mailList} what="mails" total={total} />}
      />
    </div>
  );
}
