import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { lockScroll } from './lockScroll.ts';
import { useCloseRequest } from './useCloseRequest.ts';

interface DialogProps {
  readonly open: boolean;
  /** Question: "Leave without creating an account?" */
  readonly title: string;
  /** Consequence of the answer, or the fields that it needs. */
  readonly children?: ReactNode;
  /** Buttons named by what they do. */
  readonly actions: ReactNode;
  /** Called by Esc. A press beside the dialog does nothing, since it would lose what was typed. */
  readonly onClose: () => void;
}

function focusFirst(dialog: HTMLElement): void {
  dialog
    .querySelector<HTMLElement>(':is(a[href], button, input, select, textarea):not(:disabled, [type=hidden])')
    ?.focus();
}

/** MUI's dialog, for a question: the first field or button in it has the focus. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const textId = useId();
  useCloseRequest(open, onClose);
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open]);
  return (
    <MuiDialog
      open={open}
      // Gives the focus back at once, so the page must no longer be hidden.
      closeAfterTransition={false}
      // MUI's own moves what is fixed at the right.
      disableScrollLock
      aria-describedby={children === undefined ? undefined : textId}
      slotProps={{ transition: { onEnter: focusFirst } }}
      onClose={(event: KeyboardEvent, reason) => {
        // A field that has something to clear takes Esc for itself. Where there are close requests, the key is one.
        if (reason === 'escapeKeyDown' && !event.defaultPrevented && !window.CloseWatcher) onClose();
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      {children !== undefined && <DialogContent id={textId}>{children}</DialogContent>}
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  );
}
