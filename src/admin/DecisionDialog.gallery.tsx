import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

const words = {
  name: 'Decline',
  ask: (what: string) => `Decline ${what}?`,
  consequence: 'We email your reason to the person who asked.',
  busy: 'Declining…',
};

function Asking({ problems }: { readonly problems: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Decline
      </Button>
      {isOpen && (
        <DecisionDialog
          words={words}
          what="PR-000123"
          deciding={{ isDeciding: false, problems, cancel: close }}
          onConfirm={close}
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
        <Asking problems={[]} />
      </Example>
      <Example title="One that could not be made">
        <Asking problems={['Something went wrong on our side. Try again.']} />
      </Example>
    </>
  );
}
