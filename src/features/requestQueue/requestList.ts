import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import type { ProductRequestStatus, QueuedRequestsQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminList.ts';

export const requestStatusValues = Object.keys(requestStatusNames) as ProductRequestStatus[];

export const requestsShape: AdminListShape = {
  section: 'requests',
  isLarge: true,
  orders: ['askedOn', 'votes'],
  filters: { status: requestStatusValues },
};

export function toRequestVariables(params: AdminListParams): FilterVariables<QueuedRequestsQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: order === 'votes' ? 'votes' : 'askedOn',
    descending,
    statuses: requestStatusValues.filter((status) => filters['status']?.includes(status)),
  };
}
