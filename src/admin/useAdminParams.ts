import { useLocation, useNavigate } from 'react-router-dom';
import {
  adminListPath,
  readAdminList,
  type AdminListParams,
  type AdminListShape,
} from '#domain/adminList.ts';
import { useRuntime } from '#session/runtime.ts';

/** Changed search parameters, given or worked out from the latest ones. */
type ParamsChange = Partial<AdminListParams> | ((latest: AdminListParams) => Partial<AdminListParams>);

/** Search parameters of a list, and the ways to others. */
export function useAdminParams(shape: AdminListShape) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { latestQuery } = useRuntime();
  const params = readAdminList(shape, search);

  /** Changes the parameters. The list begins at the first page, unless `change` names another. */
  function goTo(change: ParamsChange, { replace = false } = {}): void {
    // Another change may be on its way, of which the drawn parameters know nothing yet.
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
