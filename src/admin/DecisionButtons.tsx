import type { ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import type { DecisionTexts } from './DecisionDialog.tsx';

interface DecisionButtonsProps<Decision extends string> {
  readonly words: Readonly<Record<Decision, DecisionTexts>>;
  readonly deciding: {
    readonly possible: readonly Decision[];
    readonly nameFor: (decision: Decision, name: string) => string;
    readonly ask: (decision: Decision) => void;
  };
  /** Whether the buttons have MUI's small size, as above a table. */
  readonly areSmall?: boolean;
}

/** Buttons for the decisions that at least one row allows; if not all rows do, with a count: "Decline 3 of 5". */
export function DecisionButtons<Decision extends string>({
  words,
  deciding,
  areSmall = false,
}: DecisionButtonsProps<Decision>) {
  return deciding.possible.map((decision) => (
    <Button
      key={decision}
      {...(words[decision].isGrave ? { variant: 'outlined' } : { color: 'tonal' })}
      size={areSmall ? 'small' : undefined}
      onClick={() => deciding.ask(decision)}
    >
      {deciding.nameFor(decision, words[decision].name)}
    </Button>
  ));
}

interface DecisionBarProps<Decision extends string> extends Omit<DecisionButtonsProps<Decision>, 'areSmall'> {
  readonly deciding: DecisionButtonsProps<Decision>['deciding'] & { readonly asked: Decision | null };
  /** Sentence shown if no row allows a decision. */
  readonly none: string;
  /** Renders the dialog of a decision. */
  readonly children: (decision: Decision) => ReactNode;
}

/** Buttons for the decisions that the selected rows allow, and the dialog of the decision that awaits confirmation. */
export function DecisionBar<Decision extends string>({
  words,
  deciding,
  none,
  children,
}: DecisionBarProps<Decision>) {
  return (
    <>
      <DecisionButtons words={words} deciding={deciding} areSmall />
      {deciding.possible.length === 0 && none}
      {deciding.asked !== null && children(deciding.asked)}
    </>
  );
}
