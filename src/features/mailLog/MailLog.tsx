import { formatDateTime } from '#domain/dateTime.ts';
import { useLoggedMailsQuery, type LoggedMailsQuery } from '#graphql/adminHooks.ts';
import { AdminList } from '#admin/AdminList.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminSection } from '#admin/AdminSection.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { useAdminList, useListQueryOptions } from '#admin/useAdminList.ts';
import { MailDetail } from './MailDetail.tsx';
import { mailsShape, toMailVariables, mailStateNames, mailStateValues } from './mailList.ts';

/** Section of mails that were sent or that failed: the list, newest first, or one mail (admin, P0-9). */
export function MailLog() {
  return (
    <AdminSection list={mailsShape} renderEntry={(id) => <MailDetail key={id} id={id} />}>
      <MailList />
    </AdminSection>
  );
}

const stateOptions = mailStateValues.map((value) => ({ value, label: mailStateNames[value] }));

const columns: readonly DataColumn<LoggedMailsQuery['loggedMails']['rows'][number]>[] = [
  {
    name: 'Subject',
    cell: ({ id, subject }) => (
      <EntryLink list={mailsShape} id={id}>
        {subject}
      </EntryLink>
    ),
  },
  { name: 'To', fit: 'words', cell: ({ to }) => to },
  { name: 'Template', fit: 'words', cell: ({ template }) => template },
  { name: 'State', fit: 'words', cell: ({ state }) => mailStateNames[state] },
  { name: 'Attempts', fit: 'line', cell: ({ attempts }) => attempts },
  { name: 'When', fit: 'line', cell: ({ at }) => formatDateTime(at) },
];

function MailList() {
  const answer = useLoggedMailsQuery(useListQueryOptions(mailsShape, toMailVariables));
  const { list } = useAdminList(mailsShape, answer, ({ loggedMails }) => loggedMails);
  return (
    <AdminList
      list={list}
      title="Outbox"
      lead="The emails that we sent, and those that we could not send. Links appear without their secrets."
      what="mails"
      none="No mail has been sent."
      searchLabel="Search by address or subject"
      filters={[{ name: 'state', label: 'State', options: stateOptions }]}
      columns={columns}
    />
  );
}
