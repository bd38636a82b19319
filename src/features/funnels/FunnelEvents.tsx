import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { countTracked, formatCount, type Funnel, type TrackedCount } from './funnelNumbers.ts';
import styles from './FunnelEvents.module.css';
import { StateName } from './StateName.tsx';

const columns: readonly DataColumn<TrackedCount>[] = [
  { name: 'Tracked event', cell: ({ tracked }) => <span className={styles['event']}>{tracked}</span> },
  { name: 'Times', fit: 'line', cell: ({ count }) => formatCount(count) },
  {
    name: 'By event, in state',
    cell: ({ ways }) => (
      <ul className={styles['ways']}>
        {ways.map(({ states, event, count }) => (
          <li key={`${event} ${states.map(({ name }) => name).join()}`}>
            {formatCount(count)} by <code>{event}</code> in{' '}
            {states.length === 1
              ? states.map((state) => <StateName key={state.name} {...state} />)
              : states.map(({ number }) => number).join(', ')}
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
      <p className={styles['lead']}>How often these runs sent each event.</p>
      <DataTable
        caption="Tracked events, and how often these runs sent each"
        rows={countTracked(funnel)}
        keyOf={({ tracked }) => tracked}
        columns={columns}
      />
    </section>
  );
}
