import { createContext } from 'react';

/** Closes the menu around an item, once the item was chosen. */
export const MenuContext = createContext<() => void>(() => {});

interface Navigation {
  /** Place in which an item shows the items below it. */
  readonly opens: 'inPlace' | 'beside' | 'below';
  readonly isCollapsed: boolean;
  /** Whether every item keeps room for an icon, so that names are aligned. */
  readonly hasIcons: boolean;
  /** Level of the items: 0 for the outermost. */
  readonly level: number;
}

export const NavigationContext = createContext<Navigation>({
  opens: 'inPlace',
  isCollapsed: false,
  hasIcons: false,
  level: 0,
});

/** Returns the style that centers the content of a collapsed entry, or indents it by its level. */
export function entryIndent({ isCollapsed, level }: Navigation) {
  return isCollapsed
    ? { justifyContent: 'center', px: 0 }
    : { pl: `calc(12px + ${level} * var(--haven-menu-indent))` };
}
