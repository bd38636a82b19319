import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import type { ShownNotice } from '#machines/notificationsMachine.ts';
import styles from './Notifications.module.css';

interface NoticeEntryProps {
  readonly notice: ShownNotice;
  readonly onClose: (event: MouseEvent) => void;
  /** Called before the entry is removed from the page. */
  readonly onLeave: (entry: HTMLElement) => void;
}

export function NoticeEntry({ notice: { title, text, count }, onClose, onLeave }: NoticeEntryProps) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const entry = ref.current;
    return () => {
      if (entry) onLeave(entry);
    };
  }, [onLeave]);

  return (
    <li ref={ref}>
      <Alert
        variant="toast"
        severity="error"
        action={
          // Not read out with the message.
          <IconButton aria-live="off" aria-label="Close notification" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        }
      >
        <Typography component="p" variant="h6">
          {title}
          {count > 1 && (
            <>
              <Box component="span" aria-hidden sx={{ ml: 2, color: 'text.secondary' }}>
                ×{count}
              </Box>
              <VisuallyHidden> {count} times</VisuallyHidden>
            </>
          )}
        </Typography>
        <p className={styles['text']}>{text}</p>
      </Alert>
    </li>
  );
}
