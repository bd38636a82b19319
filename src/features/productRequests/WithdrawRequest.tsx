import { useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { useWithdrawProductRequestMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/Button.tsx';
import { Dialog } from '#haven/Dialog.tsx';
import { FieldError } from '#haven/FieldError.tsx';
import { LinkButton } from '#haven/LinkButton.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';

interface WithdrawRequestProps {
  readonly request: { readonly id: string; readonly name: string; readonly reference: string };
  readonly onWithdrawn: () => void;
}

/** Takes a request back, once the person is sure. */
export function WithdrawRequest({ request: { id, name, reference }, onWithdrawn }: WithdrawRequestProps) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [withdraw, { loading }] = useWithdrawProductRequestMutation({
    context: { isToldByPage: true },
  });

  function close(): void {
    if (loading) return;
    setOpen(false);
    setFailure(null);
  }

  async function confirm(): Promise<void> {
    setFailure(null);
    const { error } = await withdraw({ variables: { id } }).catch((thrown: unknown) => ({ error: thrown }));
    if (error === undefined) {
      setOpen(false);
      onWithdrawn();
    } else setFailure(toCallFailure(error));
  }

  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>
        Withdraw<VisuallyHidden> {name}</VisuallyHidden>
      </LinkButton>
      <Dialog
        isOpen={isOpen}
        title={`Withdraw ${name}?`}
        onCancel={close}
        actions={
          <>
            <Button size="large" aria-disabled={loading} onClick={close}>
              Keep request
            </Button>
            <Button variant="outline" size="large" busy={loading} onClick={() => void confirm()}>
              {loading ? 'Withdrawing…' : 'Withdraw request'}
            </Button>
          </>
        }
      >
        <p>
          {reference} stays in the list as withdrawn, and nobody goes on looking for it. You can ask for it
          again.
        </p>
        <div role="alert">
          {failure && <FieldError id={`withdraw-${id}-error`}>{failure.message}</FieldError>}
        </div>
      </Dialog>
    </>
  );
}
