import { formatDateTime } from '#domain/dateTime.ts';
import type { LoggedMailsQuery } from '#graphql/adminHooks.ts';
import { DataTable, type DataColumn } from '#haven/data/DataTable.tsx';
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
  { name: 'To', hasWholeWords: true, cell: ({ to }) => to },
  { name: 'Letter', hasWholeWords: true, cell: ({ letter }) => letter },
  { name: 'State', hasWholeWords: true, cell: ({ state }) => stateNames[state] },
  { name: 'Attempts', isShort: true, cell: ({ attempts }) => attempts },
  { name: 'When', isShort: true, cell: ({ at }) => formatDateTime(at) },
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
