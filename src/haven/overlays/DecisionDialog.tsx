import type { ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldError.tsx';
import styles from './DecisionDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface DecisionDialogProps {
  /** Names the row, or says how many there are: "Decline PR-000123?", "Decline 2 requests?" */
  readonly title: string;
  /** What it comes to. */
  readonly consequence: string;
  /** Of the button that decides: "Decline". */
  readonly name: string;
  /** While the decision is on its way: "Declining…" */
  readonly busyName: string;
  readonly isBusy: boolean;
  /** Why it could not be made. */
  readonly failure: readonly string[];
  readonly onConfirm: () => void;
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
  function cancel(): void {
    if (!isBusy) onCancel();
  }
  return (
    <Dialog
      isOpen
      title={title}
      onCancel={cancel}
      actions={
        <>
          <Button size="large" variant="outlined" aria-disabled={isBusy} onClick={cancel}>
            Cancel
          </Button>
          <Button size="large" busy={isBusy} onClick={onConfirm}>
            {isBusy ? busyName : name}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <p>{consequence}</p>
        {children}
        <div role="alert" className={styles['failure']}>
          {failure.map((line) => (
            <FieldError key={line} id={`decision-${line}`}>
              {line}
            </FieldError>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
