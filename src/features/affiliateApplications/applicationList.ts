import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { AffiliateApplicationsQueryVariables, ApplicationState } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminRows.ts';

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

export function applicationVariables(
  params: AdminListParams,
): FilterVariables<AffiliateApplicationsQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: order === 'company' ? 'company' : 'appliedOn',
    descending,
    states: states.filter((state) => filters['state']?.includes(state)),
  };
}
