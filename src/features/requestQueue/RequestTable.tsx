import { formatDateTime } from '#domain/dateTime.ts';
import { requestStatusNames } from '#domain/requestStatus.ts';
import type { QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminTable, type PageProps } from '#admin/AdminTable.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { NotedCell } from '#admin/NotedCell.tsx';
import type { Selection } from '#admin/useSelection.ts';
import { BulkDecisions } from './BulkDecisions.tsx';
import { requestList } from './requestList.ts';
import type { useRequestDecision } from './useRequestDecision.ts';

interface RequestTableProps extends PageProps<QueuedRequestFieldsFragment> {
  readonly selection: Selection<QueuedRequestFieldsFragment>;
  readonly deciding: ReturnType<typeof useRequestDecision>;
}

const columns: readonly DataColumn<QueuedRequestFieldsFragment>[] = [
  {
    name: 'Request',
    cell: ({ id, name, reference, isOverdue }) => (
      <NotedCell
        note={reference}
        warning={isOverdue && <Chip tone="warning">Waiting for more than 5 business days</Chip>}
      >
        <EntryLink list={requestList} id={id}>
          {name}
        </EntryLink>
      </NotedCell>
    ),
  },
  {
    name: 'Asked by',
    fit: 'words',
    cell: ({ askedBy, customerName }) => <NotedCell note={customerName}>{askedBy}</NotedCell>,
  },
  { name: 'Status', fit: 'line', cell: ({ status }) => requestStatusNames[status] },
  {
    name: 'Votes',
    fit: 'line',
    order: 'votes',
    descendsFirst: true,
    ways: ['fewest first', 'most first'],
    cell: ({ votes }) => votes.toLocaleString('en-US'),
  },
  { name: 'Assigned to', fit: 'words', cell: ({ assigneeName }) => assigneeName ?? 'Nobody' },
  {
    name: 'Asked',
    fit: 'line',
    order: 'askedOn',
    ways: ['oldest first', 'newest first'],
    cell: ({ askedOn }) => formatDateTime(askedOn),
  },
];

/** A page of the queue. */
export function RequestTable({ deciding, ...page }: RequestTableProps) {
  return (
    <AdminTable
      {...page}
      list={requestList}
      what="requests"
      caption="Product requests"
      nameOf={({ reference }) => reference}
      columns={columns}
      bulk={<BulkDecisions deciding={deciding} />}
    />
  );
}
