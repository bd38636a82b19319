import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';

export interface DecisionTexts {
  readonly name: string;
  /** Title of the dialog; `what` is the name of the row, or the number of rows. */
  readonly ask: (what: string) => string;
  readonly consequence: string;
  /** Label of the confirm button while the decision is being sent: "Declining…" */
  readonly busy: string;
  /** Whether the decision takes something away; the button that asks for the decision is then outlined. */
  readonly isGrave?: true;
}

interface DecisionDialogProps {
  readonly words: DecisionTexts;
  /** Name of the row, or the number of rows: `Hale Consulting`, `3 applications`. */
  readonly what: string;
  readonly deciding: {
    readonly isDeciding: boolean;
    /** Reasons why the last attempt failed, one message each; empty without a failure. */
    readonly problems: readonly string[];
    readonly cancel: () => void;
  };
  readonly onConfirm: (event: SubmitEvent) => void;
  readonly children?: ReactNode;
}

/** Dialog that asks to confirm a decision. While `isDeciding`, its two buttons do nothing. */
export function DecisionDialog({ words, what, deciding, onConfirm, children }: DecisionDialogProps) {
  const formId = useId();
  const { isDeciding } = deciding;

  function cancel(): void {
    if (!isDeciding) deciding.cancel();
  }

  function confirm(event: SubmitEvent): void {
    event.preventDefault();
    if (!isDeciding) onConfirm(event);
  }

  return (
    <Dialog
      open
      title={words.ask(what)}
      onClose={cancel}
      actions={
        <>
          <Button size="large" variant="outlined" aria-disabled={isDeciding} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="large" busy={isDeciding}>
            {isDeciding ? words.busy : words.name}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={4} onSubmit={confirm}>
        <p>{words.consequence}</p>
        {children}
        {/* A live region must exist before its text; while empty it takes no room. */}
        <Box role="alert" sx={{ '&:empty': { mt: -4 } }}>
          {deciding.problems.map((line) => (
            <FieldError key={line} id={`decision-${line}`}>
              {line}
            </FieldError>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}
