import { Button } from '#haven/Button.tsx';
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
      {possible.map((decision) => (
        <Button key={decision} variant="tonal" size="small" onClick={() => deciding.ask(decision)}>
          {deciding.nameFor(decision, decisionWords[decision].name)}
        </Button>
      ))}
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
