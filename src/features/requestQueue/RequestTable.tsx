import { formatDateTime } from '#domain/dateTime.ts';
import { requestStatusNames } from '#domain/requestStatus.ts';
import type { QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/Chip.tsx';
import { Link } from '#haven/Link.tsx';
import { ListTable, type ListColumn } from '#haven/ListTable.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { useAdminList } from '#admin/useAdminList.ts';
import { BulkDecisions } from './BulkDecisions.tsx';
import { requestList } from './requestList.ts';
import styles from './RequestTable.module.css';
import type { useRequestDecision } from './useRequestDecision.ts';

interface RequestTableProps {
  readonly rows: readonly QueuedRequestFieldsFragment[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
  /** Those that are selected. */
  readonly chosen: readonly QueuedRequestFieldsFragment[];
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly deciding: ReturnType<typeof useRequestDecision>;
}

const columns: readonly ListColumn<QueuedRequestFieldsFragment>[] = [
  { name: 'Request', cell: (request) => <RequestName request={request} /> },
  {
    name: 'Asked by',
    hasWholeWords: true,
    cell: ({ askedBy, customerName }) => (
      <span className={styles['request']}>
        {askedBy}
        <span className={styles['note']}>{customerName}</span>
      </span>
    ),
  },
  { name: 'Status', isShort: true, cell: ({ status }) => requestStatusNames[status] },
  {
    name: 'Votes',
    isShort: true,
    order: 'votes',
    descendsFirst: true,
    ways: ['fewest first', 'most first'],
    cell: ({ votes }) => votes.toLocaleString('en-US'),
  },
  { name: 'Assigned to', hasWholeWords: true, cell: ({ assigneeName }) => assigneeName ?? 'Nobody' },
  {
    name: 'Asked',
    isShort: true,
    order: 'askedOn',
    ways: ['oldest first', 'newest first'],
    cell: ({ askedOn }) => formatDateTime(askedOn),
  },
];

/** A page of the queue. */
export function RequestTable({ rows, total, isLoading, chosen, onSelect, deciding }: RequestTableProps) {
  const { place, goTo } = useAdminList(requestList);
  return (
    <div aria-busy={isLoading}>
      <ListTable
        caption="Product requests"
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        columns={columns}
        order={place}
        onOrder={goTo}
        selected={new Set(chosen.map(({ id }) => id))}
        onSelect={onSelect}
        bulk={<BulkDecisions deciding={deciding} />}
        footer={
          <Pagination
            label="Pages of requests"
            total={total}
            page={place.page}
            pageSize={place.pageSize}
            hasGoTo
            onChange={goTo}
          />
        }
      />
    </div>
  );
}

/** Leads to the request. */
function RequestName({ request }: { readonly request: QueuedRequestFieldsFragment }) {
  const { hrefOf } = useAdminList(requestList);
  const { id, name, reference, isOverdue } = request;
  return (
    <span className={styles['request']}>
      <Link href={hrefOf({ open: id })}>{name}</Link>
      <span className={styles['note']}>{reference}</span>
      {isOverdue && <Chip tone="warning">Waiting for more than 5 business days</Chip>}
    </span>
  );
}
