import { formatDate } from '#domain/dates.ts';
import type { ProductRequestsQuery } from '#graphql/hooks.ts';
import { Chip } from '#haven/Chip.tsx';
import { DataTable, type DataColumn } from '#haven/DataTable.tsx';
import { requestStatus } from './requestStatus.ts';
import styles from './RequestTable.module.css';
import { WithdrawRequest } from './WithdrawRequest.tsx';

export type ListedRequest = ProductRequestsQuery['productRequests'][number];

interface RequestTableProps {
  readonly requests: readonly ListedRequest[];
  /** Whether they are of several people. */
  readonly showsAsker: boolean;
  /** Told the reference once one is withdrawn. */
  readonly onWithdrawn: (reference: string) => void;
}

const columns: readonly DataColumn<ListedRequest>[] = [
  {
    name: 'Request',
    cell: ({ name, reference, votes }) => (
      <>
        <span className={styles['name']}>{name}</span>
        <span className={styles['meta']}>
          {reference}
          {votes > 1 && `, ${votes} votes`}
        </span>
      </>
    ),
  },
  { name: 'Asked by', cell: ({ askedBy }) => askedBy },
  { name: 'Date', cell: ({ askedOn }) => formatDate(askedOn) },
  {
    name: 'Status',
    cell: ({ status, statusReason }) => {
      const { text, ...look } = requestStatus[status];
      return (
        <>
          <Chip {...look}>{text}</Chip>
          {statusReason !== null && <p className={styles['reason']}>{statusReason}</p>}
        </>
      );
    },
  },
];

/** Requests with their status, and the way to take one back. */
export function RequestTable({ requests, showsAsker, onWithdrawn }: RequestTableProps) {
  return (
    <DataTable
      caption="Your requests"
      rows={requests}
      keyOf={({ id }) => id}
      columns={columns.filter(({ name }) => showsAsker || name !== 'Asked by')}
      renderActions={(request) =>
        request.canWithdraw && (
          <WithdrawRequest request={request} onWithdrawn={() => onWithdrawn(request.reference)} />
        )
      }
    />
  );
}
