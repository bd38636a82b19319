import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { AdminPartnerOrder, AdminPartnersQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminList.ts';

const orders = ['id', 'title', 'customers'] as const satisfies readonly AdminPartnerOrder[];

export const partnersShape: AdminListShape = {
  section: 'partners',
  orders,
  // `word` is the text of a search, which the editor adds to the search words of the partner that is opened.
  filters: { drafts: ['open'], categoryId: 'id', word: 'text' },
};

export function toPartnerVariables(params: AdminListParams): FilterVariables<AdminPartnersQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: orders.find((each) => each === order) ?? 'id',
    descending,
    isDrafted: filters['drafts']?.includes('open') ?? false,
    categoryId: filters['categoryId']?.[0] ?? null,
  };
}
