import { formatDate } from '#domain/dates.ts';
import { formatLastDay } from '#domain/lastDay.ts';
import type { AdminPartnerFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/Chip.tsx';
import { Link } from '#haven/Link.tsx';
import { ListTable, type ListColumn } from '#haven/ListTable.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { useAdminList } from '#admin/useAdminList.ts';
import styles from './Listing.module.css';
import { partnerList } from './partnerList.ts';

interface PartnerTableProps {
  readonly rows: readonly AdminPartnerFieldsFragment[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
}

const columns: readonly ListColumn<AdminPartnerFieldsFragment>[] = [
  { name: 'Partner', order: 'title', cell: (partner) => <PartnerName partner={partner} /> },
  { name: 'Category', hasWholeWords: true, cell: ({ category }) => category.name },
  { name: 'Offer', cell: ({ value }) => value },
  {
    name: 'Customers',
    isShort: true,
    order: 'customers',
    descendsFirst: true,
    ways: ['fewest first', 'most first'],
    cell: ({ customers }) => customers.toLocaleString('en-US'),
  },
  { name: 'Checked', isShort: true, cell: ({ checkedOn }) => formatDate(checkedOn) },
  { name: 'Ends', isShort: true, cell: ({ endsOn }) => (endsOn ? formatLastDay(endsOn) : 'No end date') },
  { name: 'State', hasWholeWords: true, cell: (partner) => <State partner={partner} /> },
];

/** A page of the partners. */
export function PartnerTable({ rows, total, isLoading }: PartnerTableProps) {
  const { place, goTo } = useAdminList(partnerList);
  return (
    <div aria-busy={isLoading}>
      <ListTable
        caption="Partners"
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        order={place}
        onOrder={goTo}
        footer={
          <Pagination
            label="Pages of partners"
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

/** Leads to the partner. */
function PartnerName({ partner: { id, title } }: { readonly partner: AdminPartnerFieldsFragment }) {
  const { hrefOf } = useAdminList(partnerList);
  return <Link href={hrefOf({ open: id })}>{title}</Link>;
}

/** What people see of it, and whether somebody is changing that. */
function State({ partner: { isDrafted, hasEnded } }: { readonly partner: AdminPartnerFieldsFragment }) {
  return (
    <div className={styles['state']}>
      {hasEnded && (
        <Chip tone="neutral" icon="clock">
          Ended
        </Chip>
      )}
      {isDrafted && (
        <Chip tone="warning" icon="document">
          Draft
        </Chip>
      )}
      {!hasEnded && !isDrafted && <Chip tone="success">Published</Chip>}
    </div>
  );
}
