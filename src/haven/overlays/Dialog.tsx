import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface DialogProps {
  readonly isOpen: boolean;
  /** What is asked: "Leave without creating an account?" */
  readonly title: string;
  /** What it comes to. */
  readonly children?: ReactNode;
  /** Buttons named by what they do. */
  readonly actions: ReactNode;
  /** Asked by Esc: whoever opened it closes it. A press beside it does not, since that would lose what was typed. */
  readonly onCancel: () => void;
}

function focusFirst(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>('a, button, input, select, textarea')?.focus();
}

/** MUI's dialog, for a question: the first field or button in it has the focus. */
export function Dialog({ isOpen, title, children, actions, onCancel }: DialogProps) {
  const textId = useId();
  return (
    <MuiDialog
      open={isOpen}
      // The focus goes back at once, to what must not be hidden then.
      closeAfterTransition={false}
      aria-describedby={children === undefined ? undefined : textId}
      slotProps={{ transition: { onEnter: focusFirst } }}
      onClose={(event: KeyboardEvent, reason) => {
        // A field that has something to clear takes Esc for itself.
        if (reason === 'escapeKeyDown' && !event.defaultPrevented) onCancel();
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      {children !== undefined && <DialogContent id={textId}>{children}</DialogContent>}
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  );
}
