import Card from '@mui/material/Card';
import type { MouseEvent } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './Toast.module.css';

interface ToastProps {
  readonly title: string;
  readonly text: string;
  /** How often the same was told. */
  readonly count: number;
  readonly onClose: (event: MouseEvent) => void;
}

/** A message over the page, to stand in a live region of its own: the button is kept out of what is read out. */
export function Toast({ title, text, count, onClose }: ToastProps) {
  return (
    <Card variant="plain" className={styles['toast']}>
      <Icon name="error" className={styles['icon']} />
      <div className={styles['words']}>
        <div className={styles['head']}>
          <p className={styles['title']}>{title}</p>
          {count > 1 && (
            <p className={styles['count']}>
              <span aria-hidden="true">×{count}</span>
              <VisuallyHidden>{count} times</VisuallyHidden>
            </p>
          )}
        </div>
        <p className={styles['text']}>{text}</p>
      </div>
      <button
        type="button"
        aria-live="off"
        aria-label="Close notification"
        className={styles['close']}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </Card>
  );
}
