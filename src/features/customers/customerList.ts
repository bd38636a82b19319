import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import type { AdminCustomerOrder, AdminCustomersQueryVariables } from '#graphql/adminHooks.ts';
import type { PlaceVariables } from '#admin/useAdminRows.ts';

const orders = ['name', 'createdOn', 'users'] as const satisfies readonly AdminCustomerOrder[];

export const customerList: AdminListShape = {
  section: 'customers',
  isLarge: true,
  orders,
  filters: { partners: ['none'], asks: ['partner'], partnerId: 'id' },
};

/** Variables of the query for a place of the list. */
export function customerVariables(place: AdminListPlace): PlaceVariables<AdminCustomersQueryVariables> {
  const { order, descending, filters } = place;
  return {
    order: orders.find((each) => each === order) ?? 'name',
    descending,
    partnerId: filters['partnerId']?.[0] ?? null,
    withoutPartners: filters['partners']?.includes('none') ?? false,
    askedForPartner: filters['asks']?.includes('partner') ?? false,
  };
}
