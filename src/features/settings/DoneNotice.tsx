import Alert from '@mui/material/Alert';
import { useEffect, type ReactNode } from 'react';
import styles from './DoneNotice.module.css';

/** Message about the last successful change; focuses the section's heading if the pressed button has disappeared. */
export function DoneNotice({ children }: { readonly children: ReactNode }) {
  const isDone = children !== null;
  // Runs after each render, since the row with the focus may disappear after the notice appears.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    }
  });
  return (
    <output className={styles['notice']}>{isDone && <Alert severity="success">{children}</Alert>}</output>
  );
}
