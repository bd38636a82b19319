import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import { limits } from '#domain/limits.ts';
import { adviseOnSearch } from '#domain/sayFound.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useAdminList } from './useAdminList.ts';
import { useListExport, type ListVariables } from './useListExport.ts';

/** A list page's place, query variables and `ListPage` props: all it needs but its rows. */
export function useListPage<Variables extends ListVariables>(
  shape: AdminListShape,
  variablesOf: (place: AdminListPlace) => Variables,
) {
  const { place, goTo, region } = useAdminList(shape);
  const { typed, type, clear } = useSearchText({ isEntry: true });
  const variables = variablesOf(place);
  const file = useListExport(shape.section, variables);
  return {
    place,
    goTo,
    variables,
    /** Props of `FilterChips` for one filter; the other filters stay as they are. */
    filterOf: (name: string) => ({
      chosen: place.filters[name] ?? [],
      onChange: (chosen: readonly string[]) => goTo({ filters: { ...place.filters, [name]: chosen } }),
    }),
    listPage: {
      ...region,
      onShowAll: () => {
        clear();
        region.onShowAll();
      },
      advice: shape.isLarge === true ? adviseOnSearch(place.search) : null,
      file,
      filterCount: Object.values(place.filters).filter(({ length }) => length > 0).length,
      search: { value: typed, onValueChange: type, maxLength: limits.searchLength },
    },
  };
}
