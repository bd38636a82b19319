import type { IconName } from '#haven/drawing/Icon.tsx';

interface Named {
  /** No two of one list have the same. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly count?: number | undefined;
}

/** An entry of a `NavigationMenu` that leads to a page. */
export interface NavigationLink extends Named {
  readonly href: string;
  /** Whether it leads to the page at hand. */
  readonly current?: boolean | undefined;
}

/** An entry that shows further ones. */
export interface NavigationGroup extends Named {
  readonly items: readonly NavigationItem[];
}

export type NavigationItem = NavigationLink | NavigationGroup;

/** Whether the page at hand is this one, or one below. */
export function holdsCurrent(item: NavigationItem): boolean {
  return 'items' in item ? item.items.some(holdsCurrent) : item.current === true;
}
