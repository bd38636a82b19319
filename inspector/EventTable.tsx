import type { ReactNode } from 'react';
import { DataTable } from '#haven/DataTable.tsx';
import type { ChartEvent } from './chartEvents.ts';

interface EventTableProps {
  readonly caption: string;
  readonly events: readonly ChartEvent[];
  readonly renderActions?: (event: ChartEvent) => ReactNode;
}

/** Events that a chart accepts where it is, and where each leads. */
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

function describeWay({ guard, to }: ChartEvent['ways'][number]): ReactNode {
  const target = to === '-' ? 'stays' : to;
  return <div key={`${guard} ${to}`}>{guard === '-' ? target : `${target}, where ${guard}`}</div>;
}
