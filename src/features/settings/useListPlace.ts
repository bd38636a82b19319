import { useLocation, useNavigate } from 'react-router-dom';
import { readSettingsSearch, settingsOf, type ListPlace } from '#domain/settingsAddress.ts';

/** Which page of a section's list is shown, and the way to another: the address holds it. */
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
