import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import type { AdminCustomerOrder, AdminCustomersQueryVariables } from '#graphql/adminHooks.ts';
import type { PlaceVariables } from '#admin/useAdminRows.ts';

const orders: Readonly<Record<string, AdminCustomerOrder>> = {
  name: 'NAME',
  createdOn: 'CREATED_ON',
  users: 'USERS',
};

export const customerList: AdminListShape = {
  section: 'customers',
  isLarge: true,
  orders: ['name', 'createdOn', 'users'],
  filters: { partners: ['none'], asks: ['partner'], partnerId: 'id' },
};

/** Variables of the query for a place of the list. */
export function customerVariables(place: AdminListPlace): PlaceVariables<AdminCustomersQueryVariables> {
  const { order, descending, filters } = place;
  return {
    order: orders[order] ?? 'NAME',
    descending,
    partnerId: filters['partnerId']?.[0] ?? null,
    withoutPartners: filters['partners']?.includes('none') ?? false,
    askedForPartner: filters['asks']?.includes('partner') ?? false,
  };
}
