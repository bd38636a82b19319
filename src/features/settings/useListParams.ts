import { useLocation, useNavigate } from 'react-router-dom';
import { readSettingsSearch, settingsOf, type ListParams } from '#domain/settingsAddress.ts';

/** Page of a section's list, kept in the address, and the way to another. */
export function useListParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { section, page, pageSize } = readSettingsSearch(search);
  return {
    params: { page, pageSize },
    goTo: (params: ListParams, { replace = false } = {}) =>
      void navigate(settingsOf(section, params), { replace, preventScrollReset: true }),
  };
}
