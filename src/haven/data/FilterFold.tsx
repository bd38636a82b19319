import { useId, useState, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './FilterFold.module.css';

interface FilterFoldProps {
  /** How many filters leave something out. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The filters of a list. On a phone they stand behind a button, so that the first screen has room for rows. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['fold']}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Filter' : `Filter (${count})`}
        <Icon name="chevronDown" size={16} className={styles['chevron']} />
      </button>
      <div id={panelId} className={[styles['panel'], isOpen && styles['open']].filter(Boolean).join(' ')}>
        {children}
      </div>
    </div>
  );
}
