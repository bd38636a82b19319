import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `div` where the content is no phrase. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/** Read out, not seen. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles['hidden']}>{children}</Element>;
}
