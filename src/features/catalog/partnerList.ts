import { adminListPath, type AdminListParams, type AdminListShape } from '#domain/adminList.ts';
import type { AdminPartnerOrder, AdminPartnersQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminRows.ts';

const orders = ['id', 'title', 'customers'] as const satisfies readonly AdminPartnerOrder[];

export const partnerList: AdminListShape = {
  section: 'partners',
  orders,
  // `word` is a search word, which is added to the partner that the administrator opens.
  filters: { drafts: ['open'], categoryId: 'id', word: 'text' },
};

/** Maps search parameters to variables of the query. */
export function partnerVariables({
  order,
  descending,
  filters,
}: AdminListParams): FilterVariables<AdminPartnersQueryVariables> {
  return {
    order: orders.find((each) => each === order) ?? 'id',
    descending,
    isDrafted: filters['drafts']?.includes('open') ?? false,
    categoryId: filters['categoryId']?.[0] ?? null,
  };
}

/** Address of the list in which an administrator chooses the partner that gets the search word. */
export function partnersForWord(word: string): string {
  return adminListPath(partnerList, { filters: { word: [word] } });
}
