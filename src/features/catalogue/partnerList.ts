import { adminListPath, type AdminListParams, type AdminListShape } from '#domain/adminList.ts';
import type { AdminPartnerOrder, AdminPartnersQueryVariables } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminRows.ts';

const orders = ['id', 'title', 'customers'] as const satisfies readonly AdminPartnerOrder[];

export const partnerList: AdminListShape = {
  section: 'partners',
  orders,
  // A search word waits for the partner to whose words it is added.
  filters: { drafts: ['open'], categoryId: 'id', word: 'text' },
};

/** Variables of the query for these search parameters. */
export function partnerVariables(params: AdminListParams): FilterVariables<AdminPartnersQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: orders.find((each) => each === order) ?? 'id',
    descending,
    isDrafted: filters['drafts']?.includes('open') ?? false,
    categoryId: filters['categoryId']?.[0] ?? null,
  };
}

/** The list from which a partner is chosen for a search word. */
export function partnersFor(word: string): string {
  return adminListPath(partnerList, { filters: { word: [word] } });
}
