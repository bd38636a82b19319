import { use } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { NavigationContext } from './NavigationContext.ts';
import styles from './NavigationFace.module.css';
import type { NavigationItem } from './NavigationItem.ts';

interface NavigationFaceProps {
  readonly item: NavigationItem;
}

/** What an entry shows: icon, name, count, and where it opens to. Collapsed it is the icon, or the first letter. */
export function NavigationFace({ item }: NavigationFaceProps) {
  const { opens, isCollapsed, hasIcons } = use(NavigationContext);
  const { label, icon, count } = item;
  if (isCollapsed) {
    return (
      <>
        {icon ? (
          <Icon name={icon} className={styles['icon']} />
        ) : (
          <span aria-hidden="true">{label.slice(0, 1)}</span>
        )}
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {icon ? (
        <Icon name={icon} className={styles['icon']} />
      ) : (
        hasIcons && <span className={styles['noIcon']} />
      )}
      <span className={styles['words']}>{label}</span>
      {count !== undefined && (
        <span className={styles['count']}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>({count})</VisuallyHidden>
        </span>
      )}
      {'items' in item && (
        <Icon
          name={opens === 'beside' ? 'chevronRight' : 'chevronDown'}
          size={16}
          turns={opens !== 'beside'}
          className={styles['chevron']}
        />
      )}
    </>
  );
}
