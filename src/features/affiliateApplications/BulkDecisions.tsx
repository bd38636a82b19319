import type { ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/Button.tsx';
import { ApplicationDecision } from './ApplicationDecision.tsx';
import { decisionWords, inOrder } from './decisions.ts';
import type { useApplicationDecision } from './useApplicationDecision.ts';

interface BulkDecisionsProps {
  /** Those that are selected. */
  readonly rows: readonly ApplicationFieldsFragment[];
  readonly deciding: ReturnType<typeof useApplicationDecision>;
}

/** What can be decided about all selected applications at once. */
export function BulkDecisions({ rows, deciding }: BulkDecisionsProps) {
  const { asked, possible } = deciding;
  const [only] = rows;
  return (
    <>
      {inOrder(possible).map((decision) => (
        <Button key={decision} variant="tonal" size="small" onClick={() => deciding.ask(decision)}>
          {decisionWords[decision].name}
        </Button>
      ))}
      {possible.length === 0 && 'Nothing can be decided about all of these.'}
      {asked && (
        <ApplicationDecision
          decision={asked}
          what={rows.length === 1 && only ? only.company : `${rows.length} applications`}
          deciding={deciding}
        />
      )}
    </>
  );
}
