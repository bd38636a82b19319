import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import type { AffiliateApplicationsQueryVariables, ApplicationState } from '#graphql/adminHooks.ts';
import type { PlaceVariables } from '#admin/useAdminRows.ts';

/** Names of the states. */
export const stateNames: Readonly<Record<ApplicationState, string>> = {
  pending: 'Pending',
  infoRequested: 'Information requested',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

export const states = Object.keys(stateNames) as ApplicationState[];

export const applicationList: AdminListShape = {
  section: 'affiliates',
  orders: ['appliedOn', 'company'],
  filters: { state: states },
};

/** Variables of the query for a place of the list. */
export function applicationVariables(
  place: AdminListPlace,
): PlaceVariables<AffiliateApplicationsQueryVariables> {
  const { order, descending, filters } = place;
  return {
    order: order === 'company' ? 'company' : 'appliedOn',
    descending,
    states: states.filter((state) => filters['state']?.includes(state)),
  };
}
