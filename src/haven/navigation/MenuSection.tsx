import { useId, type ReactNode } from 'react';
import styles from './MenuSection.module.css';

interface MenuSectionProps {
  readonly title?: string | undefined;
  /** `MenuEntry`s. */
  readonly children: ReactNode;
}

/** Rows of a `FullScreenMenu` that belong together. */
export function MenuSection({ title, children }: MenuSectionProps) {
  const titleId = useId();
  return (
    <div className={styles['section']}>
      {title !== undefined && (
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
      )}
      <ul className={styles['list']} aria-labelledby={title === undefined ? undefined : titleId}>
        {children}
      </ul>
    </div>
  );
}
