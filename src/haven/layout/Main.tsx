import type { ReactNode } from 'react';
import styles from './Main.module.css';

interface MainProps {
  /** State value of the chart that the page renders; the attribute `data-state` shows it. */
  readonly state?: string | object;
  readonly children: ReactNode;
}

export function Main({ state, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} data-state={typeof state === 'object' ? JSON.stringify(state) : state}>
      {children}
    </main>
  );
}

export function SkipLink() {
  return (
    <a href="#main" className={styles['skip']}>
      Skip to main content
    </a>
  );
}
