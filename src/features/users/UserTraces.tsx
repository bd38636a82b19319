import type { ReactNode } from 'react';
import { certificateTypes } from '#domain/certificate.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { formatDay } from '#domain/formatDay.ts';
import type { AdminUserQuery } from '#graphql/adminHooks.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import styles from './UserTraces.module.css';

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

/** Where a user is logged in, what they are reminded of and what they did last. */
export function UserTraces({ detail: { sessions, certificates, events } }: { readonly detail: Detail }) {
  return (
    <>
      <Trace
        id="sessions"
        title="Sessions"
        none={sessions.length === 0 && 'They are not logged in anywhere.'}
      >
        <DataTable
          caption="Sessions"
          rows={sessions}
          keyOf={(session) => String(sessions.indexOf(session))}
          columns={sessionColumns}
        />
      </Trace>
      <Trace
        id="certificates"
        title="Certificates"
        none={certificates.length === 0 && 'No certificate reminders.'}
      >
        <DataTable
          caption="Certificates"
          rows={certificates}
          keyOf={({ id }) => id}
          columns={certificateColumns}
        />
      </Trace>
      <Trace
        id="events"
        title="Last events"
        none={events.length === 0 && 'We have recorded nothing they did.'}
      >
        <DataTable
          caption="Last events"
          rows={events}
          keyOf={(event) => String(events.indexOf(event))}
          columns={eventColumns}
        />
      </Trace>
    </>
  );
}

interface TraceProps {
  readonly id: string;
  readonly title: string;
  /** Said where there is none; false where there is some. */
  readonly none: string | false;
  readonly children: ReactNode;
}

function Trace({ id, title, none, children }: TraceProps) {
  return (
    <section aria-labelledby={id} className={styles['trace']}>
      <h2 id={id}>{title}</h2>
      {none === false ? children : <p>{none}</p>}
    </section>
  );
}
