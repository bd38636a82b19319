import Alert from '@mui/material/Alert';
import { useEffect, type ReactNode } from 'react';
import styles from './DoneNotice.module.css';

/** Notice about the last change; focuses the heading of the section if the pressed button has disappeared. */
export function DoneNotice({ children }: { readonly children: ReactNode }) {
  const isDone = children !== null;
  // Runs after each render, since the row may disappear later than the notice appears.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    }
  });
  return (
    <output className={styles['notice']}>{isDone && <Alert severity="success">{children}</Alert>}</output>
  );
}
