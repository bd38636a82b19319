import { createContext } from 'react';

/** Function that closes the menu around an item; the item calls it when pressed. */
export const CloseMenuContext = createContext<() => void>(() => {});

interface Navigation {
  /** Place in which a group's items open: the same list, or a popup beside or below the group. */
  readonly opens: 'inPlace' | 'beside' | 'below';
  readonly isCollapsed: boolean;
  /** Whether every item has room for an icon, so that the names are aligned. */
  readonly hasIcons: boolean;
  /** Level of the items, from 0 for the outermost. */
  readonly level: number;
}

export const NavigationContext = createContext<Navigation>({
  opens: 'inPlace',
  isCollapsed: false,
  hasIcons: false,
  level: 0,
});

/** Returns the style that centers the content of a collapsed entry, or indents it by its level. */
export function createEntryIndentStyle({ isCollapsed, level }: Navigation) {
  return isCollapsed
    ? { justifyContent: 'center', px: 0 }
    : { pl: `calc(12px + ${level} * var(--haven-menu-indent))` };
}
