import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { ProductRequestsQuery, ProductRequestStatus } from '#graphql/hooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

export type ListedProductRequest = ProductRequestsQuery['productRequests'][number];

type ListedPartnerRequest = ProductRequestsQuery['partnerRequests'][number];

type Row = Pick<
  ListedProductRequest,
  'name' | 'status' | 'statusReason' | 'partner' | 'askedBy' | 'askedOn'
> & {
  readonly key: string;
  /** Line below the name: reference and votes of a product request; "Partner" for a request for a partner. */
  readonly meta: string;
  /** The product request; null if the row is a request for a partner. */
  readonly product: ListedProductRequest | null;
};

interface RequestTableProps {
  readonly products: readonly ListedProductRequest[];
  readonly partners: readonly ListedPartnerRequest[];
  /** Whether a column names the person who asked. */
  readonly showsAsker: boolean;
  readonly onWithdraw: (request: ListedProductRequest) => void;
}

const statusChips: Readonly<Record<ProductRequestStatus, ComponentProps<typeof Chip>>> = {
  submitted: { color: 'neutral', icon: 'mail', label: 'Submitted' },
  inReview: { color: 'info', icon: 'clock', label: 'In review' },
  planned: { color: 'info', icon: 'calendar', label: 'Planned' },
  available: { color: 'success', icon: 'check', label: 'Available' },
  declined: { color: 'neutral', icon: 'close', label: 'Declined' },
  withdrawn: { color: 'neutral', icon: 'arrowLeft', label: 'Withdrawn' },
  merged: { color: 'neutral', icon: 'chevronRight', label: 'Merged' },
};

// Names have a minimum width; otherwise the column with the reasons would take their room.
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
        <Chip {...statusChips[status]} />
        {statusReason !== null && <Reason>{statusReason}</Reason>}
        {partner && <AvailableFrom partner={partner} />}
      </>
    ),
  },
];

/** Table of requests for products and partners, newest first, with links that withdraw product requests. */
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

function rowOfProduct(product: ListedProductRequest): Row {
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

/** Sentence that names the partner that offers the product, and says if the company does not have the partner. */
function AvailableFrom({ partner }: { readonly partner: NonNullable<ListedProductRequest['partner']> }) {
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
