import { createContext } from 'react';

interface Navigation {
  /** How items with items below them show these. */
  readonly opens: 'inPlace' | 'beside' | 'below';
  /** Whether only icons are shown. */
  readonly isCollapsed: boolean;
  /** Whether items keep room for an icon, so that names stand under names. */
  readonly hasIcons: boolean;
  /** Level of the items below: 0 for the outermost. */
  readonly level: number;
}

export const NavigationContext = createContext<Navigation>({
  opens: 'inPlace',
  isCollapsed: false,
  hasIcons: false,
  level: 0,
});

/** Style that places the content of an entry: in the middle when collapsed, indented by level otherwise. */
export function placeIn({ isCollapsed, level }: Navigation) {
  return isCollapsed
    ? { justifyContent: 'center', px: 0 }
    : { pl: `calc(12px + ${level} * var(--haven-menu-indent))` };
}
