import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { Toast } from '#haven/Toast.tsx';
import { useNotices } from '#session/useNotices.ts';
import { useSend } from '#session/useSend.ts';
import styles from './Notifications.module.css';

/** The notices at the top right (spec section 9). Their time stands still while somebody may be reading them. */
export function Notifications() {
  const notices = useNotices();
  const send = useSend();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const region = useRef<HTMLElement>(null);
  /** What had the focus before the notices. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const isHeld = isHidden || (notices.length > 0 && (isPointedAt || hasFocus));

  useEffect(() => {
    if (!isHeld) return undefined;
    send({ type: 'notices.held', at: readTime() });
    return () => send({ type: 'notices.released', at: readTime() });
  }, [isHeld, send]);

  function noteFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    setFocus(true);
    const isFromOutside = !currentTarget.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget as HTMLElement | null;
  }

  /** A button that goes takes the focus with it, and the pointer leaves what is no longer there unseen. */
  function close(id: number): void {
    const others = region.current?.querySelectorAll<HTMLElement>(
      `[data-notice]:not([data-notice="${id}"]) button`,
    );
    const next = others?.[0] ?? cameFrom.current ?? document.querySelector<HTMLElement>('main h1');
    setPointedAt(false);
    setFocus(false);
    next?.focus();
    send({ type: 'notice.closed', id, at: readTime() });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes who is here.
    <section
      ref={region}
      aria-label="Notifications"
      className={styles['place']}
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={noteFocus}
      onBlur={({ relatedTarget, currentTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div role="alert" aria-atomic="false">
        <ul className={styles['list']}>
          {notices.map(({ id, title, text, count }) => (
            <li key={id} data-notice={id}>
              <Toast title={title} text={text} count={count} onClose={() => close(id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Milliseconds of a clock that only goes forward. */
function readTime(): number {
  return performance.now();
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
