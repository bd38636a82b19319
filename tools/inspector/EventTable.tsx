import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { AcceptedEvent } from './chartEvents.ts';
import styles from './EventTable.module.css';

type EventTableProps = Pick<ComponentProps<typeof DataTable<AcceptedEvent>>, 'caption' | 'renderActions'> & {
  readonly events: readonly AcceptedEvent[];
};

/** Lists events that a chart accepts in its current state, with the states to which each leads. */
export function EventTable({ caption, events, renderActions }: EventTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={events}
      keyOf={({ event }) => event}
      columns={[
        { name: 'Event', cell: ({ event }) => event },
        { name: 'Leads to', cell: ({ ways }) => ways.map(describeWay) },
      ]}
      renderActions={renderActions}
    />
  );
}

function describeWay({ guard, to }: AcceptedEvent['ways'][number]): ReactNode {
  return (
    <div key={`${guard} ${to}`}>
      {to === '-' ? 'stays' : to}
      {guard !== '-' && <span className={styles['guard']}> where {guard}</span>}
    </div>
  );
}
