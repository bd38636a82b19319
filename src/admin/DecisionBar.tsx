import type { ComponentProps, ReactNode } from 'react';
import { DecisionButtons } from './DecisionButtons.tsx';

interface DecisionBarProps<Decision extends string> extends Pick<
  ComponentProps<typeof DecisionButtons<Decision>>,
  'words'
> {
  readonly deciding: ComponentProps<typeof DecisionButtons<Decision>>['deciding'] & {
    readonly asked: Decision | null;
  };
  /** Sentence for rows that allow no decision. */
  readonly none: string;
  /** Draws the question of a decision. */
  readonly children: (decision: Decision) => ReactNode;
}

/** The decisions that the selected rows allow, and the question of the one that was pressed. */
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
