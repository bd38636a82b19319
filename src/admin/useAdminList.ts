import { useLocation, useNavigate } from 'react-router-dom';
import { adminListOf, readAdminList, type AdminListPlace, type AdminListShape } from '#domain/adminList.ts';

/** What of a list is shown, and the way to more of it: the address holds it all. */
export function useAdminList(shape: AdminListShape) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readAdminList(shape, search);

  /** Other rows begin at their first page, unless a page is named. */
  function goTo(change: Partial<AdminListPlace>, { replace = false } = {}): void {
    void navigate(adminListOf(shape, { ...place, page: 1, ...change }), {
      replace,
      preventScrollReset: true,
    });
  }

  return {
    place,
    goTo,
    /** What a `PagedRegion` of the list is told. */
    region: {
      page: place.page,
      pageSize: place.pageSize,
      onBeyond: (page: number) => goTo({ page }, { replace: true }),
      isFiltered: place.search !== '' || Object.values(place.filters).some(({ length }) => length > 0),
      onShowAll: () => goTo({ search: '', filters: readAdminList(shape, '').filters }),
    },
    hrefOf: (change: Partial<AdminListPlace>) => adminListOf(shape, { ...place, ...change }),
  };
}
