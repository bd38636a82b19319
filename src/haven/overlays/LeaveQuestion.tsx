import type { ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface LeaveQuestionProps {
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  readonly children?: ReactNode;
}

/** A dialog that asks the person before unsaved changes are lost. */
export function LeaveQuestion({
  isAsked,
  leave,
  stay,
  children = 'You lose your unsaved changes.',
}: LeaveQuestionProps) {
  return (
    <Dialog
      open={isAsked}
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button size="large" onClick={stay}>
            Keep editing
          </Button>
          <Button size="large" variant="outlined" onClick={leave}>
            Leave
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
