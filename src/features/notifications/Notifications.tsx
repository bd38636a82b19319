import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import type { ShownNotice } from '#machines/notificationsMachine.ts';
import { useRuntime } from '#session/runtime.ts';
import styles from './Notifications.module.css';

/** Notices at the top right (spec section 9). Their timers pause on hover, on focus, and while the page is hidden. */
export function Notifications() {
  const { notifications } = useRuntime();
  const { send } = notifications;
  const notices = useSelector(notifications, (snapshot) => snapshot.context.notices);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
  const region = useRef<HTMLElement>(null);
  /** Element that had the focus before a notice took it. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const isClosedByPointer = useRef(false);
  const isHeld = isHidden || (notices.length > 0 && (isPointedAt || hasFocus));

  useEffect(() => {
    if (!isHeld) return undefined;
    send({ type: 'notices.held', at: readTime() });
    return () => send({ type: 'notices.released', at: readTime() });
  }, [isHeld, send]);

  // Browsers send no blur or pointer event when the focused or hovered element is removed.
  const leave = useCallback((entry: HTMLElement | null) => {
    const isByPointer = isClosedByPointer.current;
    isClosedByPointer.current = false;
    setPointedAt(false);
    if (!entry?.contains(document.activeElement)) return;
    const buttons = region.current?.querySelectorAll('button') ?? [];
    const next = [...buttons].find((button) => !entry.contains(button));
    const before = cameFrom.current?.isConnected ? cameFrom.current : null;
    // After a close by pointer, people do not expect the focus on another notice or on the heading.
    const target = isByPointer ? before : (next ?? before ?? document.querySelector<HTMLElement>('main h1'));
    setFocus(target !== null && target === next);
    target?.focus({ preventScroll: true });
  }, []);

  function close(id: number, isByPointer: boolean): void {
    isClosedByPointer.current = isByPointer;
    send({ type: 'notice.closed', id, at: readTime() });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks pointer and focus.
    <section
      ref={region}
      aria-label="Notifications"
      data-over-everything
      className={styles['place']}
      onPointerOver={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setFocus(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={({ relatedTarget, currentTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div role="alert" aria-atomic="false">
        <ul className={styles['list']}>
          {notices.map((notice) => (
            <NoticeEntry
              key={notice.id}
              notice={notice}
              onClose={({ detail }) => close(notice.id, detail > 0)}
              onLeave={leave}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Reads a monotonic clock, in milliseconds. */
const readTime = () => performance.now();

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface NoticeEntryProps {
  readonly notice: ShownNotice;
  readonly onClose: (event: MouseEvent) => void;
  /** Called when React removes the element of the notice from the page. */
  readonly onLeave: (entry: HTMLElement | null) => void;
}

function NoticeEntry({ notice: { title, text, count }, onClose, onLeave }: NoticeEntryProps) {
  const ref = useCallback((entry: HTMLElement | null) => () => onLeave(entry), [onLeave]);
  return (
    <li ref={ref}>
      <Alert
        variant="toast"
        severity="error"
        action={
          // Keeps the button out of the announcement of the message.
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
