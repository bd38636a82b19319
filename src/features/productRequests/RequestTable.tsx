import { formatDate } from '#domain/dates.ts';
import type { ProductRequestsQuery } from '#graphql/hooks.ts';
import { Chip } from '#haven/Chip.tsx';
import { DataTable, type DataColumn } from '#haven/DataTable.tsx';
import { Link } from '#haven/Link.tsx';
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
    cell: ({ status, statusReason, partner }) => {
      const { text, ...look } = requestStatus[status];
      return (
        <>
          <Chip {...look}>{text}</Chip>
          {statusReason !== null && <p className={styles['reason']}>{statusReason}</p>}
          {partner && <AvailableFrom partner={partner} />}
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

/** Who has what was asked for, and what there is to do where the company does not have them. */
function AvailableFrom({ partner }: { readonly partner: NonNullable<ListedRequest['partner']> }) {
  const { title, path, isIncluded } = partner;
  return (
    <p className={styles['reason']}>
      From {path === null ? title : <Link href={path}>{title}</Link>}.
      {!isIncluded && ` Your company doesn't have ${title} yet`}
      {!isIncluded && (path === null ? '.' : ': you can ask for it on its page.')}
    </p>
  );
}
