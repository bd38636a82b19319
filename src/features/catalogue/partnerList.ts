import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import type { AdminPartnerOrder, AdminPartnersQueryVariables } from '#graphql/adminHooks.ts';

const orders: Readonly<Record<string, AdminPartnerOrder>> = {
  id: 'ID',
  title: 'TITLE',
  customers: 'CUSTOMERS',
};

export const partnerList: AdminListShape = {
  section: 'partners',
  orders: ['id', 'title', 'customers'],
  filters: { drafts: ['open'], categoryId: 'id' },
};

/** What is asked of the server for a place of the list. */
export function partnerVariables(place: AdminListPlace): AdminPartnersQueryVariables {
  const { page, pageSize, search, order, descending, filters } = place;
  return {
    page,
    size: pageSize,
    search,
    order: orders[order] ?? 'ID',
    descending,
    isDrafted: filters['drafts']?.includes('open') ?? false,
    categoryId: filters['categoryId']?.[0] ?? null,
  };
}
