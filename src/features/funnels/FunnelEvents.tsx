import { DataTable, type DataColumn } from '#haven/DataTable.tsx';
import { countTracked, formatCount, type Funnel, type TrackedCount } from './funnelNumbers.ts';
import styles from './FunnelEvents.module.css';

const columns: readonly DataColumn<TrackedCount>[] = [
  { name: 'Tracked event', cell: ({ tracked }) => <span className={styles['event']}>{tracked}</span> },
  { name: 'Fired', isShort: true, cell: ({ count }) => formatCount(count) },
  {
    name: 'In state, by event',
    cell: ({ ways }) => (
      <ul>
        {ways.map(({ state, event, count }) => (
          <li key={`${state} ${event}`}>
            {formatCount(count)} in {state} by <code>{event}</code>
          </li>
        ))}
      </ul>
    ),
  },
];

/** Which tracked events the runs of a funnel have fired, and where: all that fire one alike, added up. */
export function FunnelEvents({ funnel }: { readonly funnel: Funnel }) {
  return (
    <section aria-labelledby="tracked" className={styles['section']}>
      <h3 id="tracked" className={styles['title']}>
        Tracked events
      </h3>
      <DataTable
        caption="Tracked events, and how often they fired"
        rows={countTracked(funnel)}
        keyOf={({ tracked }) => tracked}
        columns={columns}
      />
    </section>
  );
}
