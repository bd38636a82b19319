import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface LeaveQuestionProps {
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before what was typed or chosen is lost. */
export function LeaveQuestion({ isAsked, leave, stay }: LeaveQuestionProps) {
  return (
    <Dialog
      isOpen={isAsked}
      title="Leave without saving?"
      onCancel={stay}
      actions={
        <>
          <Button size="large" variant="outline" onClick={stay}>
            Keep editing
          </Button>
          <Button size="large" onClick={leave}>
            Leave
          </Button>
        </>
      }
    >
      <p>You lose your unsaved changes.</p>
    </Dialog>
  );
}
