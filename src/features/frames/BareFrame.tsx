import type { ReactNode } from 'react';
import { Main, SkipLink } from '#haven/layout/Main.tsx';
import styles from './BareFrame.module.css';
import { HomeLink } from './HomeLink.tsx';

interface BareFrameProps {
  /** State of the chart that the page renders. */
  readonly state?: string | object;
  /** Content at the right of the bar. */
  readonly actions?: ReactNode;
  /** Whether the content is a single column, as for longer forms. */
  readonly isColumn?: boolean;
  readonly children: ReactNode;
}

/** Frame of pages without header and footer: a bar with a link to the home page. */
export function BareFrame({ state, actions, isColumn, children }: BareFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles['bar']}>
        <HomeLink />
        {actions}
      </header>
      <Main {...(state !== undefined && { state })}>
        {isColumn ? <div className={styles['column']}>{children}</div> : children}
      </Main>
    </>
  );
}
