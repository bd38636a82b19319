import Alert from '@mui/material/Alert';
import { useEffect, type ReactNode } from 'react';
import styles from './DoneNotice.module.css';

/** Says what was done last. What was pressed for it may be gone: reading then goes on at the section's heading. */
export function DoneNotice({ children }: { readonly children: ReactNode }) {
  const isDone = children !== null;
  // Whenever the list is drawn anew: its row may go after this was said.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    }
  });
  return (
    <output className={styles['notice']}>{isDone && <Alert severity="success">{children}</Alert>}</output>
  );
}
