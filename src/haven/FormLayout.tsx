import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';

interface LayoutProps {
  readonly children: ReactNode;
}

/** Fields under one another, 20 px apart. */
export function FormFields({ children }: LayoutProps) {
  return <div className={styles['fields']}>{children}</div>;
}

/** First and last name side by side from 600 px on; no other fields are. */
export function FieldRow({ children }: LayoutProps) {
  return <div className={styles['row']}>{children}</div>;
}

/** The buttons under the fields: primary, then outline. */
export function FormActions({ children }: LayoutProps) {
  return <div className={styles['actions']}>{children}</div>;
}

/** The last line of a card: "Need help?" */
export function FormFooter({ children }: LayoutProps) {
  return <div className={styles['footer']}>{children}</div>;
}
