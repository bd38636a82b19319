import type { ReactNode } from 'react';
import { Main, SkipLink } from '#haven/layout/Main.tsx';
import styles from './BareFrame.module.css';
import { HomeLink } from './HomeLink.tsx';

interface BareFrameProps {
  /** State of the chart that the page renders. */
  readonly state?: string | object;
  /** What stands at the right of the bar. */
  readonly actions?: ReactNode;
  /** Whether that needs the room of the name on phones. */
  readonly short?: boolean | undefined;
  /** Whether the content is one column: of longer forms on the way in. */
  readonly isColumn?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of pages without header and footer: a bar with the way home. */
export function BareFrame({ state, actions, short, isColumn, children }: BareFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles['bar']}>
        <HomeLink short={short} />
        {actions}
      </header>
      <Main {...(state !== undefined && { state })}>
        {isColumn ? <div className={styles['column']}>{children}</div> : children}
      </Main>
    </>
  );
}
