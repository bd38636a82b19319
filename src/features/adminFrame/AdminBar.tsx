import type { ReactNode } from 'react';
import { SkipLink } from '#haven/navigation/SkipLink.tsx';
import styles from './AdminBar.module.css';

interface AdminBarProps {
  /** The link to the administration itself, at the left. */
  readonly home: ReactNode;
  readonly children?: ReactNode;
}

/** Stands over the administration, in place of a header. */
export function AdminBar({ home, children }: AdminBarProps) {
  return (
    <>
      <SkipLink />
      <header className={styles['bar']}>
        {home}
        {children}
      </header>
    </>
  );
}
