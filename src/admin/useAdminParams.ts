import { useLocation, useNavigate } from 'react-router-dom';
import {
  adminListPath,
  readAdminListParams,
  type AdminListParams,
  type AdminListShape,
} from '#domain/adminList.ts';
import { useRuntime } from '#session/runtime.ts';

/** Returns a list's parameters from the address, `goTo` to navigate to changed ones, and `hrefOf` to link to them. */
export function useAdminParams(shape: AdminListShape) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { latestQuery } = useRuntime();
  const params = readAdminListParams(shape, search);

  /** Navigates to the changed parameters, and to the first page unless `change` has a page. */
  function goTo(
    change: Partial<AdminListParams> | ((latest: AdminListParams) => Partial<AdminListParams>),
    { replace = false } = {},
  ): void {
    // During another navigation the rendered parameters are out of date.
    const latest = readAdminListParams(shape, latestQuery());
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
