import type { IconName } from '#haven/drawing/Icon.tsx';

interface Named {
  /** Name of the item, unique in its list. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly count?: number | undefined;
}

/** An entry of a `NavigationMenu` that links to a page. */
export interface NavigationLink extends Named {
  readonly href: string;
  readonly current?: boolean | undefined;
}

export interface NavigationGroup extends Named {
  readonly items: readonly NavigationItem[];
}

export type NavigationItem = NavigationLink | NavigationGroup;

/** Whether an item, or one in the levels below it, links to the current page. */
export function hasCurrentPage(item: NavigationItem): boolean {
  return 'items' in item ? item.items.some(hasCurrentPage) : item.current === true;
}
