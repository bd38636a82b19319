import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly drawing?: ReactNode;
  readonly title: string;
  /** One sentence. */
  readonly children?: ReactNode;
  /** One primary button and one link. */
  readonly actions?: ReactNode;
}

/** Why there is nothing here, and the way on. */
export function EmptyState({ drawing, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <h2>{title}</h2>
        {children !== undefined && <p className={styles['sentence']}>{children}</p>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {drawing !== undefined && <div className={styles['drawing']}>{drawing}</div>}
    </div>
  );
}
