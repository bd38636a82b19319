import { useLocation, useNavigate } from 'react-router-dom';
import { adminListOf, readAdminList, type AdminListPlace, type AdminListShape } from '#domain/adminList.ts';
import { useRuntime } from '#session/runtime.ts';

/** Change of a place, given or worked out from the latest place. */
type PlaceChange = Partial<AdminListPlace> | ((latest: AdminListPlace) => Partial<AdminListPlace>);

/** Place in a list, kept in the address, and the ways to other places. */
export function useAdminPlace(shape: AdminListShape) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { latestQuery } = useRuntime();
  const place = readAdminList(shape, search);

  /** Changes the place. It begins at the first page, unless `change` names another. */
  function goTo(change: PlaceChange, { replace = false } = {}): void {
    // Another change may be on its way, of which the drawn place knows nothing yet.
    const latest = readAdminList(shape, latestQuery());
    const changed = typeof change === 'function' ? change(latest) : change;
    void navigate(adminListOf(shape, { ...latest, page: 1, ...changed }), {
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
