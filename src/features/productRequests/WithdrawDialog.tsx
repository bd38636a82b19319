import Box from '@mui/material/Box';
import { isRefusal, toCallFailure } from '#domain/callFailure.ts';
import { useWithdrawProductRequestMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import type { ListedProductRequest } from './RequestTable.tsx';

export interface WithdrawDialogProps {
  readonly isOpen: boolean;
  readonly request: ListedProductRequest;
  readonly onClose: () => void;
  /** Called when the server refuses the withdrawal, since the shown requests may be out of date. */
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
  const [withdraw, { loading, error, reset }] = useWithdrawProductRequestMutation({
    context: { isToldByPage: true },
  });

  function close(): void {
    if (loading) return;
    reset();
    onClose();
  }

  async function confirm(): Promise<void> {
    const { error: reason } = await withdraw({ variables: { id } });
    if (!reason) onWithdrawn();
    else if (isRefusal(toCallFailure(reason))) onRefused();
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
        {error && <FieldError id={`withdraw-${id}-error`}>{toCallFailure(error).message}</FieldError>}
      </Box>
    </Dialog>
  );
}
