import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly title: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
  /** The one button of the section. */
  readonly action?: ReactNode;
}

/** What a section shows, and what can be done first. */
export function SectionHead({ title, children, action }: SectionHeadProps) {
  return (
    <div className={styles['head']}>
      <div>
        <h2 tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {Boolean(children) && <p className={styles['lead']}>{children}</p>}
      </div>
      {action}
    </div>
  );
}
