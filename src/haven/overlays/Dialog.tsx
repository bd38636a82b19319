import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import styles from './Dialog.module.css';
import { lockScroll } from './lockScroll.ts';

interface DialogProps {
  readonly isOpen: boolean;
  /** What is asked: "Leave without creating an account?" */
  readonly title: string;
  /** What it comes to. */
  readonly children?: ReactNode;
  /** Buttons named by what they do; the first has the focus. */
  readonly actions: ReactNode;
  /** Asked by Esc: whoever opened it closes it. */
  readonly onCancel: () => void;
}

/**
 * A question over the page, by the browser's own dialog: the page is out of reach as long as it is open, and
 * the focus goes back to where it was.
 */
export function Dialog({ isOpen, title, children, actions, onCancel }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  // Before the element can leave the page: closed later, it would take the focus along.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const unlockScroll = lockScroll();
    dialog.showModal();
    return () => {
      dialog.close();
      unlockScroll();
    };
  }, [isOpen]);

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    onCancel();
  }

  /**
   * Browsers close it of their own when Esc is pressed twice in a row. Word of a closing may come once it is open
   * again.
   */
  function close({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
    if (isOpen && !currentTarget.open) onCancel();
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-text`}
      className={styles['dialog']}
      onCancel={cancel}
      onClose={close}
    >
      <h2 id={`${id}-title`} className={styles['title']}>
        {title}
      </h2>
      {children !== undefined && (
        <div id={`${id}-text`} className={styles['text']}>
          {children}
        </div>
      )}
      <div className={styles['actions']}>{actions}</div>
    </dialog>
  );
}
