import { certificateTypes } from '#domain/certificate.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { AdminUserQuery } from '#graphql/adminHooks.ts';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { EntryTable } from '#admin/EntryTable.tsx';

type Detail = AdminUserQuery['adminUser'];

const sessionColumns: readonly DataColumn<Detail['sessions'][number]>[] = [
  {
    name: 'Begun',
    cell: ({ begunOn, isCurrent }) => `${formatDateTime(begunOn)}${isCurrent ? ' (this one)' : ''}`,
  },
  {
    name: 'Renewed',
    fit: 'line',
    cell: ({ renewedOn }) => (renewedOn ? formatDateTime(renewedOn) : 'Not yet'),
  },
  { name: 'Ends', fit: 'line', cell: ({ endsOn }) => formatDateTime(endsOn) },
];

const certificateColumns: readonly DataColumn<Detail['certificates'][number]>[] = [
  { name: 'Certificate', cell: ({ type }) => certificateTypes[type] },
  { name: 'Holder', cell: ({ holder }) => holder },
  { name: 'Last day', fit: 'line', cell: ({ expiresOn }) => formatDay(expiresOn) },
];

const eventColumns: readonly DataColumn<Detail['events'][number]>[] = [
  { name: 'Event', cell: ({ name }) => <code>{name}</code> },
  { name: 'When', fit: 'line', cell: ({ at }) => formatDateTime(at) },
];

export function UserTables({ detail: { sessions, certificates, events } }: { readonly detail: Detail }) {
  return (
    <>
      <EntryTable
        title="Sessions"
        none="They are not logged in anywhere."
        rows={sessions}
        keyOf={(session) => String(sessions.indexOf(session))}
        columns={sessionColumns}
      />
      <EntryTable
        title="Certificates"
        none="No certificate reminders."
        rows={certificates}
        keyOf={({ id }) => id}
        columns={certificateColumns}
      />
      <EntryTable
        title="Last events"
        none="We have recorded nothing they did."
        rows={events}
        keyOf={(event) => String(events.indexOf(event))}
        columns={eventColumns}
      />
    </>
  );
}
