import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { lockScroll } from './lockScroll.ts';

interface DialogProps {
  readonly open: boolean;
  /** Title of the dialog, often a question: "Leave without creating an account?" */
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  /** Called by Esc, and by Back on Android. A press outside does not close the dialog: typed text would be lost. */
  readonly onClose: () => void;
}

/** MUI's dialog, which focuses its first link, field, or button when it opens. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const textId = useId();
  useCloseRequest(open, onClose);
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open]);
  return (
    <MuiDialog
      open={open}
      // The focus returns to the page at once, so the page must not stay `aria-hidden` during the transition.
      closeAfterTransition={false}
      // MUI's scroll lock would move fixed elements at the right edge.
      disableScrollLock
      aria-describedby={children === undefined ? undefined : textId}
      slotProps={{ transition: { onEnter: focusFirst } }}
      onClose={(event: KeyboardEvent, reason) => {
        // A field with text to clear handles Esc itself. If the browser has `CloseWatcher`, `useCloseRequest`
        // handles Esc.
        if (reason === 'escapeKeyDown' && !event.defaultPrevented && !window.CloseWatcher) onClose();
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      {children !== undefined && <DialogContent id={textId}>{children}</DialogContent>}
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  );
}

function focusFirst(dialog: HTMLElement): void {
  dialog
    .querySelector<HTMLElement>(':is(a[href], button, input, select, textarea):not(:disabled, [type=hidden])')
    ?.focus();
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/** Handles close requests of the browser: Back on Android, and Esc (HTML, close requests). */
function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    // Browsers let the page cancel only one request per press, so `close` is handled as well.
    watcher.addEventListener('cancel', (event) => {
      event.preventDefault();
      request();
    });
    watcher.addEventListener('close', () => request());
    return () => watcher.destroy();
  }, [isOpen]);
}
