import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Main } from '#haven/layout/Main.tsx';
import styles from './HelpLayout.module.css';

interface HelpLayoutProps {
  readonly title: string;
  /** What the page is good for, in one sentence. */
  readonly lead: string;
  /** Whether what the page says is there to be replaced; undefined while that is not known. */
  readonly isSample: boolean | undefined;
  /** At the right of the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A help page: its heading, and below what it holds. */
export function HelpLayout({ title, lead, isSample, tools, children }: HelpLayoutProps) {
  return (
    <Main>
      <Container>
        <div className={styles['head']}>
          <div className={styles['words']}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles['lead']}>{lead}</p>
            {isSample !== false && (
              <p className={styles['sample']}>
                {isSample === true && (
                  <>
                    <Icon name="info" size={16} className={styles['icon']} />
                    Sample content
                  </>
                )}
              </p>
            )}
          </div>
          {tools}
        </div>
        {children}
      </Container>
    </Main>
  );
}
