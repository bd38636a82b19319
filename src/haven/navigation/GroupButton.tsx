import { use, type CSSProperties, type Ref } from 'react';
import { NavigationContext } from './NavigationContext.ts';
import styles from './NavigationEntry.module.css';
import { NavigationFace } from './NavigationFace.tsx';
import { holdsCurrent, type NavigationGroup } from './NavigationItem.ts';

interface GroupButtonProps {
  readonly group: NavigationGroup;
  readonly isOpen: boolean;
  /** Id of what it shows; undefined while that is not in the page. */
  readonly listId: string | undefined;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Shows and hides the entries of a group (APG, disclosure navigation). */
export function GroupButton({ group, isOpen, listId, onClick, ref }: GroupButtonProps) {
  const { level, isCollapsed } = use(NavigationContext);
  const look = [
    styles['entry'],
    isCollapsed && styles['collapsed'],
    holdsCurrent(group) && styles['holdsCurrent'],
  ];
  return (
    <button
      ref={ref}
      type="button"
      className={look.filter(Boolean).join(' ')}
      style={{ '--level': level } as CSSProperties}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={onClick}
    >
      <NavigationFace item={group} />
    </button>
  );
}
