import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import type { AffiliateApplicationsQueryVariables, ApplicationState } from '#graphql/adminHooks.ts';
import { pageVariables } from '#admin/pageVariables.ts';

/** What each state is called. */
export const stateNames: Readonly<Record<ApplicationState, string>> = {
  PENDING: 'Pending',
  INFO_REQUESTED: 'Information requested',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

export const states = Object.keys(stateNames) as ApplicationState[];

export const applicationList: AdminListShape = {
  section: 'affiliates',
  orders: ['appliedOn', 'company'],
  filters: { state: states },
};

/** What is asked of the server for a place of the list. */
export function applicationVariables(place: AdminListPlace): AffiliateApplicationsQueryVariables {
  const { order, descending, filters } = place;
  return {
    ...pageVariables(place),
    order: order === 'company' ? 'COMPANY' : 'APPLIED_ON',
    descending,
    states: states.filter((state) => filters['state']?.includes(state)),
  };
}
