import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import type { ProductRequestStatus, QueuedRequestsQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminRows.ts';

export const statuses = Object.keys(requestStatusNames) as ProductRequestStatus[];

export const requestList: AdminListShape = {
  section: 'requests',
  isLarge: true,
  orders: ['askedOn', 'votes'],
  filters: { status: statuses },
};

export function requestVariables(params: AdminListParams): FilterVariables<QueuedRequestsQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: order === 'votes' ? 'votes' : 'askedOn',
    descending,
    statuses: statuses.filter((status) => filters['status']?.includes(status)),
  };
}
