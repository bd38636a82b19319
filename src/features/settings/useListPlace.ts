import { useLocation, useNavigate } from 'react-router-dom';
import { readSettingsSearch, settingsOf, type ListPlace } from '#domain/settingsAddress.ts';

/** Page of a section's list, kept in the address, and the way to another. */
export function useListPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { section, page, pageSize } = readSettingsSearch(search);
  return {
    place: { page, pageSize },
    goTo: (place: ListPlace, { replace = false } = {}) =>
      void navigate(settingsOf(section, place), { replace, preventScrollReset: true }),
  };
}
