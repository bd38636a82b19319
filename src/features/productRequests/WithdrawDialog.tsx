import Box from '@mui/material/Box';
import { useState } from 'react';
import { isRefusal, toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { useWithdrawProductRequestMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import type { ListedRequest } from './RequestTable.tsx';

interface WithdrawDialogProps {
  readonly isOpen: boolean;
  readonly request: ListedRequest;
  readonly onClose: () => void;
  /** Called when the server refuses, since the shown list may be out of date. */
  readonly onRefused: () => void;
  readonly onWithdrawn: () => void;
}

export function WithdrawDialog({
  isOpen,
  request: { id, name, reference },
  onClose,
  onRefused,
  onWithdrawn,
}: WithdrawDialogProps) {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [withdraw, { loading }] = useWithdrawProductRequestMutation({ context: { isToldByPage: true } });

  function close(): void {
    if (loading) return;
    setFailure(null);
    onClose();
  }

  async function confirm(): Promise<void> {
    setFailure(null);
    const { error } = await withdraw({ variables: { id } }).catch((thrown: unknown) => ({ error: thrown }));
    if (error === undefined) {
      onWithdrawn();
      return;
    }
    const reason = toCallFailure(error);
    setFailure(reason);
    if (isRefusal(reason)) onRefused();
  }

  return (
    <Dialog
      open={isOpen}
      title={`Withdraw ${name}?`}
      onClose={close}
      actions={
        <>
          <Button size="large" aria-disabled={loading} onClick={close}>
            Keep request
          </Button>
          <Button variant="outlined" size="large" busy={loading} onClick={() => void confirm()}>
            {loading ? 'Withdrawing…' : 'Withdraw request'}
          </Button>
        </>
      }
    >
      <p>
        We stop looking for it. It stays in the list as{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {reference}
        </Box>
        , and you can ask for it again.
      </p>
      <Box role="alert" sx={{ '&:not(:empty)': { mt: 3 } }}>
        {failure && <FieldError id={`withdraw-${id}-error`}>{failure.message}</FieldError>}
      </Box>
    </Dialog>
  );
}
