import { useLocation, useNavigate } from 'react-router-dom';
import type { PageParams } from '#domain/pageParams.ts';
import { readSettingsSearch, settingsPath } from '#domain/settingsAddress.ts';

/** Page of a section's list, kept in the address, and the way to another. */
export function useListParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { section, page, pageSize } = readSettingsSearch(search);
  return {
    params: { page, pageSize },
    goTo: (params: PageParams, { replace = false } = {}) =>
      void navigate(settingsPath(section, params), { replace, preventScrollReset: true }),
  };
}
