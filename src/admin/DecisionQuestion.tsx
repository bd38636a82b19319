import type { ReactNode, SubmitEvent } from 'react';
import { DecisionDialog } from './DecisionDialog.tsx';

/** Words for a decision about rows. */
export interface DecisionWords {
  /** Words on the button. */
  readonly name: string;
  /** Title of the dialog; `what` names the row, or says how many rows there are. */
  readonly ask: (what: string) => string;
  /** Consequence of the decision. */
  readonly consequence: string;
  /** Words on the button while the decision is on its way. */
  readonly busy: string;
  /** Whether it takes something away: no decision to make by the way. */
  readonly isGrave?: true;
}

interface DecisionQuestionProps {
  readonly words: DecisionWords;
  /** Name of the row, or the number of rows: `Hale Consulting`, `3 applications`. */
  readonly what: string;
  readonly deciding: {
    readonly isDeciding: boolean;
    readonly problems: readonly string[];
    readonly cancel: () => void;
  };
  readonly onConfirm: (event: SubmitEvent) => void;
  /** The fields of what the decision needs. */
  readonly children?: ReactNode;
}

/** Asks for what a decision about rows needs before it is made. */
export function DecisionQuestion({ words, what, deciding, onConfirm, children }: DecisionQuestionProps) {
  const { name, ask, consequence, busy } = words;
  return (
    <DecisionDialog
      title={ask(what)}
      consequence={consequence}
      name={name}
      busyName={busy}
      isBusy={deciding.isDeciding}
      failure={deciding.problems}
      onConfirm={onConfirm}
      onCancel={deciding.cancel}
    >
      {children}
    </DecisionDialog>
  );
}
