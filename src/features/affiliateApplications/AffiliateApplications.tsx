import { formatDateTime } from '#domain/dateTime.ts';
import { useAffiliateApplicationsQuery, type ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { AdminList } from '#admin/AdminList.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminSection } from '#admin/AdminSection.tsx';
import { DecisionBar } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { NotedCell } from '#admin/NotedCell.tsx';
import { useAdminList, useListQueryOptions } from '#admin/useAdminList.ts';
import { ApplicationDecisionDialog } from './ApplicationDecisionDialog.tsx';
import { ApplicationDetail } from './ApplicationDetail.tsx';
import {
  applicationsShape,
  toApplicationVariables,
  applicationStateNames,
  applicationStateValues,
} from './applicationList.ts';
import { applicationDecisionTexts, useApplicationDecision } from './decisions.ts';

/** Section of the applications to be an affiliate: the list, or one application. */
export function AffiliateApplications() {
  return (
    <AdminSection list={applicationsShape} renderEntry={(id) => <ApplicationDetail key={id} id={id} />}>
      <ApplicationQueue />
    </AdminSection>
  );
}

const stateOptions = applicationStateValues.map((value) => ({ value, label: applicationStateNames[value] }));

const columns: readonly DataColumn<ApplicationFieldsFragment>[] = [
  {
    name: 'Company',
    order: 'company',
    directions: ['A to Z', 'Z to A'],
    cell: ({ id, company, mayBeDuplicate }) => (
      <NotedCell
        note={`Affiliate ID ${id}`}
        warning={mayBeDuplicate && <Chip color="warning" label="May be a duplicate" />}
      >
        <EntryLink list={applicationsShape} id={id}>
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
  { name: 'State', fit: 'words', cell: ({ state }) => applicationStateNames[state] },
  {
    name: 'Applied',
    fit: 'line',
    order: 'appliedOn',
    directions: ['oldest first', 'newest first'],
    cell: ({ appliedOn }) => formatDateTime(appliedOn),
  },
];

function ApplicationQueue() {
  const answer = useAffiliateApplicationsQuery(
    useListQueryOptions(applicationsShape, toApplicationVariables),
  );
  const { list, selected } = useAdminList(
    applicationsShape,
    answer,
    ({ affiliateApplications }) => affiliateApplications,
  );
  const deciding = useApplicationDecision(selected, list.select, list.drop);
  const [only, ...others] = deciding.decided;

  return (
    <AdminList
      list={list}
      title="Affiliates"
      lead="Everyone who applied to be an affiliate, and the decision about them. We email your decision to the applicant."
      what="applications"
      none="Nobody has applied to be an affiliate."
      searchLabel="Search by company, name, email or affiliate ID"
      filters={[{ name: 'state', label: 'State', options: stateOptions }]}
      columns={columns}
      notice={<DecisionOutcome outcome={deciding.outcome} what="applications" />}
      selection={{
        nameOf: ({ company, id }) => `${company}, ${id}`,
        actions: (
          <DecisionBar
            words={applicationDecisionTexts}
            deciding={deciding}
            none="None of these applications can be decided."
          >
            {(decision) => (
              <ApplicationDecisionDialog
                decision={decision}
                what={only && others.length === 0 ? only.company : `${deciding.decided.length} applications`}
                deciding={deciding}
              />
            )}
          </DecisionBar>
        ),
      }}
    />
  );
}
