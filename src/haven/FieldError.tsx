import type { ReactNode } from 'react';
import styles from './FieldError.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
