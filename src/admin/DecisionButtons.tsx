import { Button } from '#haven/actions/Button.tsx';
import type { DecisionWords } from './DecisionQuestion.tsx';

interface DecisionButtonsProps<Decision extends string> {
  readonly words: Readonly<Record<Decision, DecisionWords>>;
  readonly deciding: {
    readonly possible: readonly Decision[];
    readonly nameFor: (decision: Decision, name: string) => string;
    readonly ask: (decision: Decision) => void;
  };
  /** Whether they stand above a table. */
  readonly areSmall?: boolean;
}

/** The decisions that the rows allow, each with the number of rows that allow it. */
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
