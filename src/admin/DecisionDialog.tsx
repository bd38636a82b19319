import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';

interface DecisionDialogProps {
  /** Names the row, or says how many there are: "Decline PR-000123?", "Decline 2 requests?" */
  readonly title: string;
  /** Consequence of the decision. */
  readonly consequence: string;
  /** Name of the button that decides: "Decline". */
  readonly name: string;
  /** While the decision is on its way: "Declining…" */
  readonly busyName: string;
  readonly isBusy: boolean;
  /** Reasons for which it failed. */
  readonly failure: readonly string[];
  readonly onConfirm: (event: SubmitEvent) => void;
  readonly onCancel: () => void;
  /** The fields of what the decision needs. */
  readonly children?: ReactNode;
}

/** Asks for what a decision needs before it is made. What was typed stays where it could not be. */
export function DecisionDialog({
  title,
  consequence,
  name,
  busyName,
  isBusy,
  failure,
  onConfirm,
  onCancel,
  children,
}: DecisionDialogProps) {
  const formId = useId();

  function cancel(): void {
    if (!isBusy) onCancel();
  }

  function confirm(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy) onConfirm(event);
  }

  return (
    <Dialog
      open
      title={title}
      onClose={cancel}
      actions={
        <>
          <Button size="large" variant="outlined" aria-disabled={isBusy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="large" busy={isBusy}>
            {isBusy ? busyName : name}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={4} onSubmit={confirm}>
        <p>{consequence}</p>
        {children}
        {/* There from the start, so that what comes is told; as long as it is empty it takes no room. */}
        <Box role="alert" sx={{ '&:empty': { mt: -4 } }}>
          {failure.map((line) => (
            <FieldError key={line} id={`decision-${line}`}>
              {line}
            </FieldError>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}
