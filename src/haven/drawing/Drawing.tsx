import type { ReactNode } from 'react';
import styles from './drawing.module.css';

interface DrawingProps {
  readonly viewBox: string;
  /** On blue the posts are light blue; on the page background they are paper greys. */
  readonly ground: 'blue' | 'page';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing says nothing that the words beside it do not say: always hidden from assistive technology. */
export function Drawing({ viewBox, ground, className, children }: DrawingProps) {
  const names = [styles['drawing'], ground === 'page' ? styles['onPage'] : undefined, className];
  return (
    <svg aria-hidden="true" focusable="false" viewBox={viewBox} className={names.filter(Boolean).join(' ')}>
      {children}
    </svg>
  );
}
