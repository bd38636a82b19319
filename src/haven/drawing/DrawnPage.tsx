import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import styles from './DrawnPage.module.css';

interface DrawnPageProps {
  readonly title: string;
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

/** A page that has one thing to say, beside the drawing that means it. */
export function DrawnPage({ title, drawing, children }: DrawnPageProps) {
  return (
    <Container>
      <div className={styles['page']}>
        <div className={styles['words']}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
        {drawing && <div className={styles['drawing']}>{drawing}</div>}
      </div>
    </Container>
  );
}

/** The ways on from such a page. */
export function DrawnPageActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** The smaller words under the ways on. */
export function DrawnPageNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
