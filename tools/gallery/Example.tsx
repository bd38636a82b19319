import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

interface ExampleProps {
  /** Which state it is: "Disabled". */
  readonly title: string;
  /** What it stands on; `page` is the bare page. */
  readonly on?: 'surface' | 'page' | 'beam';
  readonly children: ReactNode;
}

/** One state of a component, named. */
export function Example({ title, on = 'surface', children }: ExampleProps) {
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      {on === 'surface' && <Card>{children}</Card>}
      {on === 'page' && children}
      {on === 'beam' && <div className={styles['beam']}>{children}</div>}
    </section>
  );
}

/** Several of a kind beside one another. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
