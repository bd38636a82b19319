import { Button } from '#haven/Button.tsx';
import { Dialog } from '#haven/Dialog.tsx';
import { useLeaving } from '#session/useLeaving.ts';
import { useSettings } from '#session/useSettings.ts';

/** Asks whether to leave, where something was typed that would be lost. */
export function LeaveDialog() {
  const { isLeaving, done } = useSettings();
  const { leave, stay } = useLeaving('ownerPage');
  return (
    <Dialog
      isOpen={isLeaving}
      title="Leave without saving?"
      onCancel={stay}
      actions={
        <>
          <Button size="large" onClick={stay}>
            Keep editing
          </Button>
          <Button variant="outline" size="large" onClick={leave}>
            Leave
          </Button>
        </>
      }
    >
      {done === 'savedWithoutFile' ? 'You lose the document that you chose.' : 'You lose what you typed.'}
    </Dialog>
  );
}
