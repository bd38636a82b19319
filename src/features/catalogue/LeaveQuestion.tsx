import type { Location } from 'react-router-dom';
import { Button } from '#haven/Button.tsx';
import { Dialog } from '#haven/Dialog.tsx';
import { useLeaveGuard } from '#session/useLeaveGuard.ts';

interface LeaveQuestionProps {
  readonly isUnsaved: boolean;
  /** Whether a page still shows what was typed. */
  readonly keeps: (location: Location) => boolean;
}

/** Asks before what was typed is lost. */
export function LeaveQuestion({ isUnsaved, keeps }: LeaveQuestionProps) {
  const { isAsked, leave, stay } = useLeaveGuard(isUnsaved, keeps);
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
      <p>What you typed since you last saved is lost then.</p>
    </Dialog>
  );
}
