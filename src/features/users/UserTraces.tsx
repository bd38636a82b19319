import { certificateTypes } from '#domain/certificate.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { AdminUserQuery } from '#graphql/adminHooks.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { EntrySection } from '#admin/EntrySection.tsx';

type Detail = AdminUserQuery['adminUser'];
type Session = Detail['sessions'][number];
type LastEvent = Detail['events'][number];
type Certificate = Detail['certificates'][number];

const sessionColumns: readonly DataColumn<Session>[] = [
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

const certificateColumns: readonly DataColumn<Certificate>[] = [
  { name: 'Certificate', cell: ({ type }) => certificateTypes[type] },
  { name: 'Holder', cell: ({ holder }) => holder },
  { name: 'Last day', fit: 'line', cell: ({ expiresOn }) => formatDay(expiresOn) },
];

const eventColumns: readonly DataColumn<LastEvent>[] = [
  { name: 'Event', cell: ({ name }) => <code>{name}</code> },
  { name: 'When', fit: 'line', cell: ({ at }) => formatDateTime(at) },
];

/** Sessions, certificates, and last events of a user. */
export function UserTraces({ detail: { sessions, certificates, events } }: { readonly detail: Detail }) {
  return (
    <>
      <EntrySection title="Sessions" none={sessions.length === 0 && 'They are not logged in anywhere.'}>
        <DataTable
          caption="Sessions"
          rows={sessions}
          keyOf={(session) => String(sessions.indexOf(session))}
          columns={sessionColumns}
        />
      </EntrySection>
      <EntrySection title="Certificates" none={certificates.length === 0 && 'No certificate reminders.'}>
        <DataTable
          caption="Certificates"
          rows={certificates}
          keyOf={({ id }) => id}
          columns={certificateColumns}
        />
      </EntrySection>
      <EntrySection title="Last events" none={events.length === 0 && 'We have recorded nothing they did.'}>
        <DataTable
          caption="Last events"
          rows={events}
          keyOf={(event) => String(events.indexOf(event))}
          columns={eventColumns}
        />
      </EntrySection>
    </>
  );
}
