import type { ReactNode } from 'react';
import { usePageName } from '#haven/navigation/usePageName.ts';
import styles from './RailPage.module.css';

interface RailPageProps {
  readonly title: string;
  /** Under the title: a sentence about the page, or the way back. */
  readonly lead?: ReactNode;
  /** What can be done with all of the page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page beside a rail of sections, with its title, by which it is called (look, "Admin"). */
export function RailPage({ title, lead, actions, children }: RailPageProps) {
  usePageName(title);
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <div className={styles['head']}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
