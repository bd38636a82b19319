import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { ApplicationDecision } from './ApplicationDecision.tsx';
import { decisionWords } from './decisions.ts';
import type { useApplicationDecision } from './useApplicationDecision.ts';

interface BulkDecisionsProps {
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

/** The decisions that the selected applications allow, each with how many of them allow it. */
export function BulkDecisions({ deciding }: BulkDecisionsProps) {
  const { asked, decided, possible } = deciding;
  const [only] = decided;
  return (
    <>
      <DecisionButtons words={decisionWords} deciding={deciding} areSmall />
      {possible.length === 0 && 'None of these applications can be decided.'}
      {asked && (
        <ApplicationDecision
          decision={asked}
          what={decided.length === 1 && only ? only.company : `${decided.length} applications`}
          deciding={deciding}
        />
      )}
    </>
  );
}
