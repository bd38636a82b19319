import { Icon } from '#haven/drawing/Icon.tsx';
import { Tooltip } from '#haven/overlays/Tooltip.tsx';
import entry from './NavigationEntry.module.css';
import styles from './NavigationToggle.module.css';

interface NavigationToggleProps {
  readonly isCollapsed: boolean;
  readonly listId: string;
  readonly onClick: () => void;
}

/** Collapses a menu to its icons, and back. */
export function NavigationToggle({ isCollapsed, listId, onClick }: NavigationToggleProps) {
  const words = isCollapsed ? 'Expand menu' : 'Collapse menu';
  const button = (
    <button
      type="button"
      aria-label={words}
      aria-controls={listId}
      className={[entry['entry'], isCollapsed && entry['collapsed'], styles['toggle']]
        .filter(Boolean)
        .join(' ')}
      onClick={onClick}
    >
      <Icon name="chevronRight" className={isCollapsed ? undefined : styles['back']} />
      {!isCollapsed && words}
    </button>
  );
  return (
    <div className={styles['foot']}>
      {/* The same tree in both, or the press would take the focus along. */}
      <Tooltip isName placement="right" text={words} isOff={!isCollapsed}>
        {button}
      </Tooltip>
    </div>
  );
}
