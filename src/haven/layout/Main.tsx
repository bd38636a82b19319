import type { ReactNode } from 'react';
import styles from './Main.module.css';

interface MainProps {
  /** State of the chart that the page renders, as text or as XState's nested value. */
  readonly state?: string | object;
  readonly children: ReactNode;
}

/** The page's main region, the skip link's target. */
export function Main({ state, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} data-state={typeof state === 'object' ? JSON.stringify(state) : state}>
      {children}
    </main>
  );
}

/** First stop of every page: leads past the header. */
export function SkipLink() {
  return (
    <a href="#main" className={styles['skip']}>
      Skip to main content
    </a>
  );
}
