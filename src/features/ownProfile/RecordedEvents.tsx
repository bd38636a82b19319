import Card from '@mui/material/Card';
import { formatDateTime } from '#domain/dateTime.ts';
import type { OwnProfileQuery } from '#graphql/profileHooks.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import styles from './RecordedEvents.module.css';

type RecordedEvent = OwnProfileQuery['privacy']['recorded'][number];

interface RecordedEventsProps {
  /** The newest first. */
  readonly events: readonly RecordedEvent[];
  /** How many there are, with those that are not listed. */
  readonly total: number;
}

const columns: readonly DataColumn<RecordedEvent>[] = [
  { name: 'What', cell: ({ name }) => <span className={styles['name']}>{name}</span> },
  { name: 'When', cell: ({ at }) => formatDateTime(at) },
  { name: 'Page', cell: ({ route }) => route },
  {
    name: 'Details',
    cell: ({ properties }) => properties.map(({ name, value }) => `${name}: ${value}`).join(', ') || 'None',
  },
];

/** What was recorded of what the person did. */
export function RecordedEvents({ events, total }: RecordedEventsProps) {
  return (
    <section aria-labelledby="recorded" className={styles['section']}>
      <h2 id="recorded" className={styles['title']}>
        What we recorded about you
      </h2>
      <p className={styles['lead']}>
        {total > events.length
          ? `The last ${events.length} of ${total.toLocaleString('en-US')}. Your data has them all.`
          : 'To see where people get stuck, we record steps like these. We do not record what you type.'}
      </p>
      {events.length === 0 ? (
        <Card>
          <p>Nothing was recorded yet.</p>
        </Card>
      ) : (
        <DataTable caption="Recorded events" rows={events} keyOf={({ id }) => id} columns={columns} />
      )}
    </section>
  );
}
