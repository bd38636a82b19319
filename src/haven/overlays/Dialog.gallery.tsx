import { useState } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Example } from '#gallery/Example.tsx';
import { Dialog } from './Dialog.tsx';

export function Examples() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Example title="A question with two answers">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel
      </Button>
      <Dialog
        open={isOpen}
        title="Leave without creating an account?"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Keep editing</Button>
            <Button variant="outlined" onClick={close}>
              Leave
            </Button>
          </>
        }
      >
        What you typed is kept on this device for a day.
      </Dialog>
    </Example>
  );
}
