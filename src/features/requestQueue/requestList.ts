import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import type { ProductRequestStatus, QueuedRequestsQueryVariables } from '#graphql/adminHooks.ts';
import type { PlaceVariables } from '#admin/useAdminRows.ts';

export const statuses = Object.keys(requestStatusNames) as ProductRequestStatus[];

export const requestList: AdminListShape = {
  section: 'requests',
  isLarge: true,
  orders: ['askedOn', 'votes'],
  filters: { status: statuses },
};

/** Variables of the query for a place of the list. */
export function requestVariables(place: AdminListPlace): PlaceVariables<QueuedRequestsQueryVariables> {
  const { order, descending, filters } = place;
  return {
    order: order === 'votes' ? 'votes' : 'askedOn',
    descending,
    statuses: statuses.filter((status) => filters['status']?.includes(status)),
  };
}
