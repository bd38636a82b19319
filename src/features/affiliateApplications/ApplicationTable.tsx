import { formatDateTime } from '#domain/dateTime.ts';
import type { ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/Chip.tsx';
import { Link } from '#haven/Link.tsx';
import { ListTable, type ListColumn } from '#haven/ListTable.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { useAdminList } from '#admin/useAdminList.ts';
import { applicationList, stateNames } from './applicationList.ts';
import styles from './ApplicationTable.module.css';
import { BulkDecisions } from './BulkDecisions.tsx';
import type { useApplicationDecision } from './useApplicationDecision.ts';

interface ApplicationTableProps {
  readonly rows: readonly ApplicationFieldsFragment[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
  /** Those that are selected. */
  readonly chosen: readonly ApplicationFieldsFragment[];
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

const columns: readonly ListColumn<ApplicationFieldsFragment>[] = [
  {
    name: 'Company',
    order: 'company',
    ways: ['A to Z', 'Z to A'],
    cell: (application) => <CompanyName application={application} />,
  },
  { name: 'Applicant', hasWholeWords: true, cell: ({ name }) => name },
  {
    name: 'Email',
    cell: ({ email, isEmailConfirmed }) => (
      <span className={styles['facts']}>
        {email}
        <span className={styles['note']}>{isEmailConfirmed ? 'Confirmed' : 'Not confirmed'}</span>
      </span>
    ),
  },
  { name: 'Sponsor', hasWholeWords: true, cell: ({ sponsorName }) => sponsorName ?? 'Nobody' },
  { name: 'State', hasWholeWords: true, cell: ({ state }) => stateNames[state] },
  {
    name: 'Applied',
    isShort: true,
    order: 'appliedOn',
    ways: ['oldest first', 'newest first'],
    cell: ({ appliedOn }) => formatDateTime(appliedOn),
  },
];

/** A page of the queue. */
export function ApplicationTable({
  rows,
  total,
  isLoading,
  chosen,
  onSelect,
  deciding,
}: ApplicationTableProps) {
  const { place, goTo } = useAdminList(applicationList);
  return (
    <div aria-busy={isLoading}>
      <ListTable
        caption="Applications to be an affiliate"
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ company, id }) => `${company}, ${id}`}
        columns={columns}
        order={place}
        onOrder={goTo}
        selected={new Set(chosen.map(({ id }) => id))}
        onSelect={onSelect}
        bulk={<BulkDecisions deciding={deciding} />}
        footer={
          <Pagination
            label="Pages of applications"
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

/** Leads to the application. */
function CompanyName({ application }: { readonly application: ApplicationFieldsFragment }) {
  const { hrefOf } = useAdminList(applicationList);
  const { id, company, mayBeDuplicate } = application;
  return (
    <span className={styles['facts']}>
      <Link href={hrefOf({ open: id })}>{company}</Link>
      <span className={styles['note']}>Affiliate ID {id}</span>
      {mayBeDuplicate && <Chip tone="warning">May be a duplicate</Chip>}
    </span>
  );
}
