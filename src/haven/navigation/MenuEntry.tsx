import ListItemButton from '@mui/material/ListItemButton';
import { use } from 'react';
import { Anchor } from '#haven/actions/Link.tsx';
import type { IconName } from '#haven/drawing/Icon.tsx';
import { MenuContext } from './MenuContext.ts';
import { NavigationFace } from './NavigationFace.tsx';

interface MenuEntryProps {
  /** Makes it a link; a button without. */
  readonly href?: string | undefined;
  /** Leaves the app in this tab: only where the person comes from there. */
  readonly sameTab?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly icon?: IconName | undefined;
  readonly count?: number | undefined;
  /** Whether it leads to the page at hand. */
  readonly current?: boolean | undefined;
  readonly children: string;
}

/** One row of a `Dropdown` or a `FullScreenMenu`, which close once it was chosen. */
export function MenuEntry({
  href,
  sameTab,
  onClick,
  icon,
  count,
  current = false,
  children,
}: MenuEntryProps) {
  const close = use(MenuContext);
  return (
    <li>
      <ListItemButton
        {...(href === undefined ? { component: 'button' } : { component: Anchor, href, sameTab })}
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={() => {
          close();
          onClick?.();
        }}
      >
        <NavigationFace item={{ label: children, icon, count }} />
      </ListItemButton>
    </li>
  );
}
