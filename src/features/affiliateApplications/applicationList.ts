import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { AffiliateApplicationsQueryVariables, ApplicationState } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminList.ts';

export const applicationStateNames: Readonly<Record<ApplicationState, string>> = {
  pending: 'Pending',
  infoRequested: 'Information requested',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

export const applicationStateValues = Object.keys(applicationStateNames) as ApplicationState[];

export const applicationsShape: AdminListShape = {
  section: 'affiliates',
  orders: ['appliedOn', 'company'],
  filters: { state: applicationStateValues },
};

export function toApplicationVariables(
  params: AdminListParams,
): FilterVariables<AffiliateApplicationsQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: order === 'company' ? 'company' : 'appliedOn',
    descending,
    states: applicationStateValues.filter((state) => filters['state']?.includes(state)),
  };
}
