import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { FieldError } from './FieldError.tsx';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Under the control. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Ids of a field's hint and error, for `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint !== undefined && hint !== null && `${id}-hint`, error !== undefined && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label, hint, error, control and what is said of it, in this order. */
export function FieldFrame({ id, label, hint, error, below, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {hint !== undefined && hint !== null && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles['control']}>{children}</div>
      {below}
    </div>
  );
}
