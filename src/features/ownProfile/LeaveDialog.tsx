import { Button } from '#haven/Button.tsx';
import { Dialog } from '#haven/Dialog.tsx';
import { useLeaving } from '#session/useLeaving.ts';
import { useOwnProfile } from '#session/useOwnProfile.ts';

/** Asks whether to leave, where something was typed that would be lost. */
export function LeaveDialog() {
  const { isLeaving } = useOwnProfile();
  const { leave, stay } = useLeaving('signedInPage');
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
      You lose what you typed.
    </Dialog>
  );
}
