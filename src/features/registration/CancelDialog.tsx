import { Button } from '#haven/actions/Button.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useFlow } from '#session/useFlow.ts';

/** Asks whether to leave, where something was typed that would be lost. */
export function CancelDialog() {
  const { hasTag, send } = useFlow('registration');
  return (
    <Dialog
      open={hasTag('asked')}
      title="Leave without creating an account?"
      onClose={() => send({ type: 'cancel.withdrawn' })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'cancel.withdrawn' })}>
            Keep editing
          </Button>
          <Button variant="outlined" size="large" onClick={() => send({ type: 'cancel.confirmed' })}>
            Leave
          </Button>
        </>
      }
    >
      We remove what you typed from this device.
    </Dialog>
  );
}
