import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';

interface DecisionDialogProps {
  /** Question that names the row or the number of rows: "Decline PR-000123?", "Decline 2 requests?" */
  readonly title: string;
  readonly consequence: string;
  /** Label of the confirm button: "Decline". */
  readonly name: string;
  /** Label of the confirm button while the call is under way: "Declining…" */
  readonly busyName: string;
  readonly isBusy: boolean;
  /** Reasons why the last attempt failed, one per line; empty without a failure. */
  readonly failure: readonly string[];
  readonly onConfirm: (event: SubmitEvent) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Dialog that asks to confirm a decision. While `isBusy`, neither of its buttons does anything. */
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
        {/* A live region must exist before its text; while empty it takes no room. */}
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

export interface DecisionWords {
  readonly name: string;
  /** Title of the dialog; `what` is the name of the row, or the number of rows. */
  readonly ask: (what: string) => string;
  readonly consequence: string;
  readonly busy: string;
  /** Whether the decision takes something away; its button is then not prominent. */
  readonly isGrave?: true;
}

interface DecisionQuestionProps extends Pick<DecisionDialogProps, 'onConfirm' | 'children'> {
  readonly words: DecisionWords;
  /** Name of the row, or the number of rows: `Hale Consulting`, `3 applications`. */
  readonly what: string;
  readonly deciding: {
    readonly isDeciding: boolean;
    readonly problems: readonly string[];
    readonly cancel: () => void;
  };
}

/** Renders a `DecisionDialog` from the texts of a decision and the state that `useDecision` returns. */
export function DecisionQuestion({ words, what, deciding, ...rest }: DecisionQuestionProps) {
  return (
    <DecisionDialog
      {...rest}
      title={words.ask(what)}
      consequence={words.consequence}
      name={words.name}
      busyName={words.busy}
      isBusy={deciding.isDeciding}
      failure={deciding.problems}
      onCancel={deciding.cancel}
    />
  );
}
