import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { ProductRequestsQuery } from '#graphql/hooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { requestStatus } from './requestStatus.ts';

export type ListedRequest = ProductRequestsQuery['productRequests'][number];

type ListedPartnerRequest = ProductRequestsQuery['partnerRequests'][number];

type Row = Pick<ListedRequest, 'name' | 'status' | 'statusReason' | 'partner' | 'askedBy' | 'askedOn'> & {
  readonly key: string;
  /** Under the name: the reference of a product, and how many people want it. */
  readonly meta: string;
  /** Null for a partner that was asked for. */
  readonly product: ListedRequest | null;
};

interface RequestTableProps {
  readonly products: readonly ListedRequest[];
  readonly partners: readonly ListedPartnerRequest[];
  /** Whether they are of several people. */
  readonly showsAsker: boolean;
  /** The person wants to take it back. */
  readonly onWithdraw: (request: ListedRequest) => void;
}

// Names and askers hold their width: else the reasons would take the room.
const columns: readonly DataColumn<Row>[] = [
  {
    name: 'Request',
    cell: ({ name, meta }) => (
      <>
        <Typography component="span" variant="h6" sx={{ display: 'block', minWidth: { md: 120 } }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {meta}
        </Typography>
      </>
    ),
  },
  {
    name: 'Asked by',
    cell: ({ askedBy }) => (
      <Box component="span" sx={{ display: 'block', minWidth: { md: 80 } }}>
        {askedBy}
      </Box>
    ),
  },
  { name: 'Date', fit: 'line', cell: ({ askedOn }) => formatDate(askedOn) },
  {
    name: 'Status',
    cell: ({ status, statusReason, partner }) => (
      <>
        <Chip {...requestStatus[status]} />
        {statusReason !== null && <Reason>{statusReason}</Reason>}
        {partner && <AvailableFrom partner={partner} />}
      </>
    ),
  },
];

/** Requests for products and for partners, newest first, with their status and the way to take a product's back. */
export function RequestTable({ products, partners, showsAsker, onWithdraw }: RequestTableProps) {
  const rows = [...products.map(rowOfProduct), ...partners.map(rowOfPartner)].toSorted((a, b) =>
    b.askedOn.localeCompare(a.askedOn),
  );
  return (
    <DataTable
      caption="Your requests"
      rows={rows}
      keyOf={({ key }) => key}
      columns={columns.filter(({ name }) => showsAsker || name !== 'Asked by')}
      renderActions={({ product }) =>
        product?.canWithdraw && (
          <Link variant="action" onClick={() => onWithdraw(product)}>
            Withdraw<VisuallyHidden> {product.name}</VisuallyHidden>
          </Link>
        )
      }
    />
  );
}

function rowOfProduct(product: ListedRequest): Row {
  const { reference, votes } = product;
  const meta = votes > 1 ? `${reference}, ${votes} votes` : reference;
  return { ...product, key: reference, meta, product };
}

function rowOfPartner({ id, partner, ...request }: ListedPartnerRequest): Row {
  return {
    ...request,
    key: `partner ${id}`,
    name: partner.title,
    meta: 'Partner',
    partner: request.status === 'available' ? partner : null,
    product: null,
  };
}

/** Who has what was asked for, and what there is to do where the company does not have them. */
function AvailableFrom({ partner }: { readonly partner: NonNullable<ListedRequest['partner']> }) {
  const { title, path, isIncluded } = partner;
  return (
    <Reason>
      From {path === null ? title : <Link href={path}>{title}</Link>}.
      {!isIncluded && ` Your company doesn't have ${title} yet`}
      {!isIncluded && (path === null ? '.' : ': you can ask for it on its page.')}
    </Reason>
  );
}

function Reason({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 400, mt: 1 }}>
      {children}
    </Typography>
  );
}
