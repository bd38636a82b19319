import { useLocation } from 'react-router-dom';
import { allCategories, isSameCategory, isUnfiltered } from '#domain/category.ts';
import { dashboardOf, paths, searchParameter } from '#domain/paths.ts';
import { useCategories } from './useCategories.ts';
import { usePartnerList } from './usePartnerList.ts';

interface CategoryLink {
  /** Null for All. */
  readonly id: string | null;
  readonly name: string;
  readonly href: string;
  /** Number of partners in it; undefined while the list loads. */
  readonly count: number | undefined;
  readonly current: boolean;
}

/**
 * All, then the categories of the person's partners, for menus and the dashboard's filter. The links keep the search of
 * the dashboard; `typed` is the text of its field where that is ahead of the address.
 */
export function useCategoryLinks(typed?: string): CategoryLink[] {
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
      name: allCategories,
      href: dashboardOf({ category: null, search }),
      count: isListed ? partners.length : undefined,
      current: isDashboard && isUnfiltered(chosen),
    },
    ...categories.map(({ id, name, count }) => ({
      id,
      name,
      href: dashboardOf({ category: name, search }),
      count,
      current: chosen !== null && isSameCategory(chosen, name),
    })),
  ];
}
