import type { ReactNode } from 'react';
import { Main, SkipLink } from '#haven/layout/Main.tsx';
import styles from './BareFrame.module.css';
import { HomeLink } from './HomeLink.tsx';

interface BareFrameProps {
  /** State value of the page's chart, which `data-state` of `<main>` shows. */
  readonly state?: string | object;
  /** Content at the right of the header, such as a link. */
  readonly actions?: ReactNode;
  /** Whether the page is a single narrow column, as for longer forms. */
  readonly isColumn?: boolean;
  readonly children: ReactNode;
}

/** Layout of pages without menus and footer: a slim header with a link to the home page, and the content. */
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
