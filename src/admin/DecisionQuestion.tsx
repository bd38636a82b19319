import type { ReactNode } from 'react';
import { DecisionDialog } from '#haven/DecisionDialog.tsx';
import type { DecisionWords } from './decisionWords.ts';

interface DecisionQuestionProps {
  readonly words: DecisionWords;
  /** Name of the row, or the number of rows: `Hale Consulting`, `3 applications`. */
  readonly what: string;
  readonly deciding: {
    readonly isDeciding: boolean;
    readonly problems: readonly string[];
    readonly cancel: () => void;
  };
  readonly onConfirm: () => void;
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
