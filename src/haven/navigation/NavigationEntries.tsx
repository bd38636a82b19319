import { use, type CSSProperties } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { Tooltip } from '#haven/overlays/Tooltip.tsx';
import { InPlaceGroup } from './InPlaceGroup.tsx';
import { MenuContext } from './MenuContext.ts';
import { NavigationContext } from './NavigationContext.ts';
import styles from './NavigationEntry.module.css';
import { NavigationFace } from './NavigationFace.tsx';
import type { NavigationItem, NavigationLink } from './NavigationItem.ts';
import { PopupGroup } from './PopupGroup.tsx';

interface NavigationEntriesProps {
  readonly items: readonly NavigationItem[];
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** One level of a `NavigationMenu`, and through its groups the levels below. */
export function NavigationEntries({ items, id, className }: NavigationEntriesProps) {
  const { opens } = use(NavigationContext);
  const Group = opens === 'inPlace' ? InPlaceGroup : PopupGroup;
  return (
    <ul id={id} className={[styles['list'], className].filter(Boolean).join(' ')}>
      {items.map((item) => (
        <li key={item.label}>
          {'items' in item ? (
            <Group group={item}>
              <NavigationEntries items={item.items} />
            </Group>
          ) : (
            <LinkEntry item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function LinkEntry({ item }: { readonly item: NavigationLink }) {
  const { isCollapsed, level } = use(NavigationContext);
  const closePopup = use(MenuContext);
  const { href, label, count, current } = item;
  const link = (
    <Link
      href={href}
      color="inherit"
      underline="none"
      className={[styles['entry'], isCollapsed && styles['collapsed']].filter(Boolean).join(' ')}
      style={{ '--level': level } as CSSProperties}
      aria-current={current ? 'page' : undefined}
      onClick={closePopup}
    >
      <NavigationFace item={item} />
    </Link>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip isName placement="right" text={count === undefined ? label : `${label} (${count})`}>
      {link}
    </Tooltip>
  );
}
