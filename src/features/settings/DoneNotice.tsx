import Alert from '@mui/material/Alert';
import { useEffect, type ReactNode } from 'react';
import styles from './DoneNotice.module.css';

/** A notice of the last change. When the pressed button has disappeared, the heading of the section gets the focus. */
export function DoneNotice({ children }: { readonly children: ReactNode }) {
  const isDone = children !== null;
  // After each render of the list, since the row may disappear later than the notice appears.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    }
  });
  return (
    <output className={styles['notice']}>{isDone && <Alert severity="success">{children}</Alert>}</output>
  );
}
