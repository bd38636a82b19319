import { useLocation, useNavigate } from 'react-router-dom';
import {
  adminListPath,
  readAdminList,
  type AdminListParams,
  type AdminListShape,
} from '#domain/adminList.ts';
import { useRuntime } from '#session/runtime.ts';

/** Reads the search parameters of a list, and returns functions that change them or link to others. */
export function useAdminParams(shape: AdminListShape) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { latestQuery } = useRuntime();
  const params = readAdminList(shape, search);

  /** Changes the search parameters; goes to the first page unless `change` has a page. */
  function goTo(
    change: Partial<AdminListParams> | ((latest: AdminListParams) => Partial<AdminListParams>),
    { replace = false } = {},
  ): void {
    // The rendered parameters lag behind while another navigation is under way.
    const latest = readAdminList(shape, latestQuery());
    const changed = typeof change === 'function' ? change(latest) : change;
    void navigate(adminListPath(shape, { ...latest, page: 1, ...changed }), {
      replace,
      preventScrollReset: true,
    });
  }

  return {
    params,
    goTo,
    hrefOf: (change: Partial<AdminListParams>) => adminListPath(shape, { ...params, ...change }),
  };
}
