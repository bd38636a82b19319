import { useLocation } from 'react-router-dom';
import { allCategories, isSameCategory, isUnfiltered } from '#domain/category.ts';
import { dashboardOf, paths } from '#domain/paths.ts';
import { useCategories } from './useCategories.ts';
import { usePartnerList } from './usePartnerList.ts';

interface CategoryLink {
  readonly name: string;
  readonly href: string;
  /** How many partners it holds; unknown while the list is on its way. */
  readonly count: number | undefined;
  readonly current: boolean;
}

/** All, then the categories of the person's partners: what menus and the dashboard's filter offer. */
export function useCategoryLinks(): CategoryLink[] {
  const { pathname, search } = useLocation();
  const { state, partners } = usePartnerList();
  const { categories } = useCategories();
  const isDashboard = pathname === paths.dashboard;
  const chosen = new URLSearchParams(search).get('category');
  const isListed = state === 'held' || state === 'revalidating';

  return [
    {
      name: allCategories,
      href: paths.dashboard,
      count: isListed ? partners.length : undefined,
      current: isDashboard && isUnfiltered(chosen),
    },
    ...categories.map(({ name, count }) => ({
      name,
      href: dashboardOf(name),
      count,
      current: isDashboard && chosen !== null && isSameCategory(chosen, name),
    })),
  ];
}
