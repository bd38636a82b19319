import { formatDate } from '#domain/dates.ts';
import type { ProductRequestsQuery } from '#graphql/hooks.ts';
import { Chip } from '#haven/Chip.tsx';
import { DataTable, type DataColumn } from '#haven/DataTable.tsx';
import { LinkButton } from '#haven/LinkButton.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { requestStatus } from './requestStatus.ts';
import styles from './RequestTable.module.css';

export type ListedRequest = ProductRequestsQuery['productRequests'][number];

interface RequestTableProps {
  readonly requests: readonly ListedRequest[];
  /** Whether they are of several people. */
  readonly showsAsker: boolean;
  /** The person wants to take it back. */
  readonly onWithdraw: (request: ListedRequest) => void;
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
  { name: 'Asked by', cell: ({ askedBy }) => <span className={styles['asker']}>{askedBy}</span> },
  { name: 'Date', isShort: true, cell: ({ askedOn }) => formatDate(askedOn) },
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
export function RequestTable({ requests, showsAsker, onWithdraw }: RequestTableProps) {
  return (
    <DataTable
      caption="Your requests"
      rows={requests}
      keyOf={({ id }) => id}
      columns={columns.filter(({ name }) => showsAsker || name !== 'Asked by')}
      renderActions={(request) =>
        request.canWithdraw && (
          <LinkButton onClick={() => onWithdraw(request)}>
            Withdraw<VisuallyHidden> {request.name}</VisuallyHidden>
          </LinkButton>
        )
      }
    />
  );
}
