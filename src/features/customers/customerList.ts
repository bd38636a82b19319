import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { AdminCustomerOrder, AdminCustomersQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminList.ts';

const orders = ['name', 'createdOn', 'users'] as const satisfies readonly AdminCustomerOrder[];

export const customersShape: AdminListShape = {
  section: 'customers',
  isLarge: true,
  orders,
  filters: { partners: ['none'], asks: ['partner'], partnerId: 'id' },
};

export function toCustomerVariables(params: AdminListParams): FilterVariables<AdminCustomersQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: orders.find((each) => each === order) ?? 'name',
    descending,
    partnerId: filters['partnerId']?.[0] ?? null,
    withoutPartners: filters['partners']?.includes('none') ?? false,
    askedForPartner: filters['asks']?.includes('partner') ?? false,
  };
}
