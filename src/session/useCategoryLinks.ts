import { useLocation } from 'react-router-dom';
import { allCategoriesName, isSameCategory, isUnfiltered } from '#domain/category.ts';
import { dashboardPath, paths, searchParameter } from '#domain/paths.ts';
import { useCategories } from './useCategories.ts';
import { usePartnerList } from './usePartnerList.ts';

/** Returns dashboard links for All and each category. They keep the search `typed`, or else the dashboard's search. */
export function useCategoryLinks(typed?: string) {
  const { pathname, search: query } = useLocation();
  const { state, partners } = usePartnerList();
  const { categories } = useCategories();
  const isDashboard = pathname === paths.dashboard;
  const asked = new URLSearchParams(isDashboard ? query : '');
  const chosen = asked.get('category');
  const search = (typed ?? asked.get(searchParameter) ?? '').trim();
  const isListed = state === 'held' || state === 'revalidating';

  return [
    {
      id: null,
      name: allCategoriesName,
      href: dashboardPath({ category: null, search }),
      // Undefined while the partners load.
      count: isListed ? partners.length : undefined,
      current: isDashboard && isUnfiltered(chosen),
    },
    ...categories.map(({ id, name, count }) => ({
      id,
      name,
      href: dashboardPath({ category: name, search }),
      count,
      current: chosen !== null && isSameCategory(chosen, name),
    })),
  ];
}
