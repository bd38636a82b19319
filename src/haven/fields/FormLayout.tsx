import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';

interface LayoutProps {
  readonly children: ReactNode;
}

interface FormFieldsProps extends LayoutProps {
  /** 8 px, for checkboxes that follow one another. */
  readonly dense?: boolean | undefined;
}

/** Fields under one another, 20 px apart. */
export function FormFields({ dense = false, children }: FormFieldsProps) {
  return (
    <div className={[styles['fields'], dense && styles['dense']].filter(Boolean).join(' ')}>{children}</div>
  );
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
