import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

interface ExampleProps {
  /** Name of the state that the example shows, such as "Disabled". */
  readonly title: string;
  /** Background of the example. */
  readonly on?: 'surface' | 'page' | 'beam';
  readonly children: ReactNode;
}

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

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
