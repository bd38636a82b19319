import type { QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/Button.tsx';
import { decisionWords } from './decisions.ts';
import { RequestDecision } from './RequestDecision.tsx';
import type { useRequestDecision } from './useRequestDecision.ts';

interface BulkDecisionsProps {
  /** Those that are selected. */
  readonly rows: readonly QueuedRequestFieldsFragment[];
  readonly deciding: ReturnType<typeof useRequestDecision>;
}

/** What can be decided about all selected requests at once. */
export function BulkDecisions({ rows, deciding }: BulkDecisionsProps) {
  const { asked, possible } = deciding;
  const [only] = rows;
  return (
    <>
      {possible.map((decision) => (
        <Button key={decision} variant="tonal" size="small" onClick={() => deciding.ask(decision)}>
          {decisionWords[decision].name}
        </Button>
      ))}
      {possible.length === 0 && 'Nothing can be decided about all of these.'}
      {asked && (
        <RequestDecision
          decision={asked}
          what={rows.length === 1 && only ? only.reference : `${rows.length} requests`}
          rows={rows}
          deciding={deciding}
        />
      )}
    </>
  );
}
