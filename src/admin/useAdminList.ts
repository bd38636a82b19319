import { useLocation, useNavigate } from 'react-router-dom';
import { adminListOf, readAdminList, type AdminListPlace, type AdminListShape } from '#domain/adminList.ts';

/** Place in a list, kept in the address, and the ways to other places. */
export function useAdminList(shape: AdminListShape) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readAdminList(shape, search);

  /** Changes the place. It begins at the first page, unless `change` names another. */
  function goTo(change: Partial<AdminListPlace>, { replace = false } = {}): void {
    void navigate(adminListOf(shape, { ...place, page: 1, ...change }), {
      replace,
      preventScrollReset: true,
    });
  }

  return {
    place,
    goTo,
    /** Props of the list's `PagedRegion`. */
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
