import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

function Asking({ failure }: { readonly failure: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Decline
      </Button>
      {isOpen && (
        <DecisionDialog
          title="Decline PR-000123?"
          consequence="We email your reason to the person who asked."
          name="Decline"
          busyName="Declining…"
          isBusy={false}
          failure={failure}
          onConfirm={close}
          onCancel={close}
        >
          <TextArea label="Reason" rows={3} />
        </DecisionDialog>
      )}
    </>
  );
}

export function Examples() {
  return (
    <>
      <Example title="A decision with a reason">
        <Asking failure={[]} />
      </Example>
      <Example title="One that could not be made">
        <Asking failure={['Something went wrong on our side. Try again.']} />
      </Example>
    </>
  );
}
