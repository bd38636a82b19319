import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { AdminPartnerOrder, AdminPartnersQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminRows.ts';

const orders = ['id', 'title', 'customers'] as const satisfies readonly AdminPartnerOrder[];

export const partnerList: AdminListShape = {
  section: 'partners',
  orders,
  // `word` is a search word, which is added to the partner that the administrator opens.
  filters: { drafts: ['open'], categoryId: 'id', word: 'text' },
};

export function partnerVariables(params: AdminListParams): FilterVariables<AdminPartnersQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: orders.find((each) => each === order) ?? 'id',
    descending,
    isDrafted: filters['drafts']?.includes('open') ?? false,
    categoryId: filters['categoryId']?.[0] ?? null,
  };
}
