import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Toast } from '#haven/feedback/Toast.tsx';
import type { ShownNotice } from '#machines/notificationsMachine.ts';

interface NoticeEntryProps {
  readonly notice: ShownNotice;
  readonly onClose: (event: MouseEvent) => void;
  /** Called while it is still in the page. */
  readonly onLeave: (entry: HTMLElement) => void;
}

/** One notice, which tells when it goes. */
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
      <Toast title={title} text={text} count={count} onClose={onClose} />
    </li>
  );
}
