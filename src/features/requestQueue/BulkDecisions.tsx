import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { decisionWords } from './decisions.ts';
import { RequestDecision } from './RequestDecision.tsx';
import type { useRequestDecision } from './useRequestDecision.ts';

interface BulkDecisionsProps {
  readonly deciding: ReturnType<typeof useRequestDecision>;
}

/** The decisions that the selected requests allow, each with how many of them allow it. */
export function BulkDecisions({ deciding }: BulkDecisionsProps) {
  const { asked, possible } = deciding;
  return (
    <>
      <DecisionButtons words={decisionWords} deciding={deciding} areSmall />
      {possible.length === 0 && 'None of these requests can be decided.'}
      {asked && <RequestDecision decision={asked} rows={deciding.decided} deciding={deciding} />}
    </>
  );
}
