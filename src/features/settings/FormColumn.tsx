import type { ReactNode } from 'react';
import styles from './FormColumn.module.css';

/** Holds a form of the settings to the width of forms, below the tabs. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>;
}
