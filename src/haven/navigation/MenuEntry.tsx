import ListItemButton from '@mui/material/ListItemButton';
import { use } from 'react';
import { Anchor, type LinkTarget } from '#haven/actions/Link.tsx';
import { CloseMenuContext } from './NavigationContext.ts';
import { NavigationItemContent } from './NavigationItemContent.tsx';
import type { NavigationLink } from './NavigationItem.ts';

interface MenuEntryProps
  extends Partial<Pick<NavigationLink, 'href' | 'icon' | 'count' | 'current'>>, Pick<LinkTarget, 'sameTab'> {
  readonly onClick?: (() => void) | undefined;
  readonly children: string;
}

/** A row of a `Dropdown` or a `FullScreenMenu`: a link, or a button without `href`. A press also closes the menu. */
export function MenuEntry({ href, sameTab, onClick, icon, count, current, children }: MenuEntryProps) {
  const close = use(CloseMenuContext);
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
        <NavigationItemContent item={{ label: children, icon, count }} />
      </ListItemButton>
    </li>
  );
}
