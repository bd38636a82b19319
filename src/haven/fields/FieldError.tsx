import type { ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './FieldError.module.css';

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** What is wrong with one field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles['error']}>
      <Icon name="error" size={16} className={styles['icon']} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
