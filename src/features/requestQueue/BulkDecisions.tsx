import { Button } from '#haven/Button.tsx';
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
      {possible.map((decision) => (
        <Button key={decision} variant="tonal" size="small" onClick={() => deciding.ask(decision)}>
          {deciding.nameFor(decision, decisionWords[decision].name)}
        </Button>
      ))}
      {possible.length === 0 && 'None of these requests can be decided.'}
      {asked && <RequestDecision decision={asked} rows={deciding.decided} deciding={deciding} />}
    </>
  );
}
