import { formatDateTime } from '#domain/dateTime.ts';
import type { ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminTable, type PageProps } from '#admin/AdminTable.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { NotedCell } from '#admin/NotedCell.tsx';
import type { Selection } from '#admin/useSelection.ts';
import { applicationList, stateNames } from './applicationList.ts';
import { BulkDecisions } from './BulkDecisions.tsx';
import type { useApplicationDecision } from './useApplicationDecision.ts';

interface ApplicationTableProps extends PageProps<ApplicationFieldsFragment> {
  readonly selection: Selection<ApplicationFieldsFragment>;
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

const columns: readonly DataColumn<ApplicationFieldsFragment>[] = [
  {
    name: 'Company',
    order: 'company',
    ways: ['A to Z', 'Z to A'],
    cell: ({ id, company, mayBeDuplicate }) => (
      <NotedCell
        note={`Affiliate ID ${id}`}
        warning={mayBeDuplicate && <Chip tone="warning">May be a duplicate</Chip>}
      >
        <EntryLink list={applicationList} id={id}>
          {company}
        </EntryLink>
      </NotedCell>
    ),
  },
  { name: 'Applicant', fit: 'words', cell: ({ name }) => name },
  {
    name: 'Email',
    cell: ({ email, isEmailConfirmed }) => (
      <NotedCell note={isEmailConfirmed ? 'Confirmed' : 'Not confirmed'}>{email}</NotedCell>
    ),
  },
  { name: 'Sponsor', fit: 'words', cell: ({ sponsorName }) => sponsorName ?? 'Nobody' },
  { name: 'State', fit: 'words', cell: ({ state }) => stateNames[state] },
  {
    name: 'Applied',
    fit: 'line',
    order: 'appliedOn',
    ways: ['oldest first', 'newest first'],
    cell: ({ appliedOn }) => formatDateTime(appliedOn),
  },
];

/** A page of the queue. */
export function ApplicationTable({ deciding, ...page }: ApplicationTableProps) {
  return (
    <AdminTable
      {...page}
      list={applicationList}
      what="applications"
      caption="Applications to be an affiliate"
      nameOf={({ company, id }) => `${company}, ${id}`}
      columns={columns}
      bulk={<BulkDecisions deciding={deciding} />}
    />
  );
}
