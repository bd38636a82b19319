import { useLocation, useNavigate } from 'react-router-dom';
import { adminListOf, readAdminList, type AdminListPlace, type AdminListShape } from '#domain/adminList.ts';

/** Place in a list, kept in the address, and the ways to other places. */
export function useAdminPlace(shape: AdminListShape) {
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
    hrefOf: (change: Partial<AdminListPlace>) => adminListOf(shape, { ...place, ...change }),
  };
}
