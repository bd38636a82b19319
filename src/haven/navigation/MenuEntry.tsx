import { use, type ReactNode } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { MenuContext } from './MenuContext.ts';
import styles from './MenuEntry.module.css';

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
  readonly children: ReactNode;
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
  function choose(): void {
    close();
    onClick?.();
  }
  const face = (
    <>
      {icon && <Icon name={icon} className={styles['icon']} />}
      <span className={styles['words']}>{children}</span>
      {count !== undefined && (
        <span className={styles['count']}>
          <span aria-hidden="true">{count.toLocaleString('en-US')}</span>
          <VisuallyHidden>({count.toLocaleString('en-US')})</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={styles['entry']} onClick={choose}>
          {face}
        </button>
      ) : (
        <Link
          href={href}
          sameTab={sameTab}
          color="inherit"
          underline="none"
          className={styles['entry']}
          aria-current={current ? 'page' : undefined}
          onClick={choose}
        >
          {face}
        </Link>
      )}
    </li>
  );
}
