import { formatDate } from '#domain/dates.ts';
import { formatLastDay } from '#domain/lastDay.ts';
import type { AdminPartnerFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminTable, type PageProps } from '#admin/AdminTable.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import styles from './Listing.module.css';
import { partnerList } from './partnerList.ts';

const columns: readonly DataColumn<AdminPartnerFieldsFragment>[] = [
  {
    name: 'Partner',
    order: 'title',
    cell: ({ id, title }) => (
      <EntryLink list={partnerList} id={id}>
        {title}
      </EntryLink>
    ),
  },
  { name: 'Category', fit: 'words', cell: ({ category }) => category.name },
  { name: 'Offer', cell: ({ value }) => value },
  {
    name: 'Customers',
    fit: 'line',
    order: 'customers',
    descendsFirst: true,
    ways: ['fewest first', 'most first'],
    cell: ({ customers }) => customers.toLocaleString('en-US'),
  },
  { name: 'Checked', fit: 'line', cell: ({ checkedOn }) => formatDate(checkedOn) },
  { name: 'Ends', fit: 'line', cell: ({ endsOn }) => (endsOn ? formatLastDay(endsOn) : 'No end date') },
  { name: 'State', fit: 'words', cell: (partner) => <State partner={partner} /> },
];

/** A page of the partners. */
export function PartnerTable(page: PageProps<AdminPartnerFieldsFragment>) {
  return (
    <AdminTable
      {...page}
      list={partnerList}
      what="partners"
      caption="Partners"
      nameOf={({ title }) => title}
      columns={columns}
    />
  );
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
