import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { DecisionOutcome } from './DecisionOutcome.tsx';

interface DecidingProps {
  readonly done: number | null;
  readonly refused: number;
  readonly problems: readonly string[];
  readonly others?: number;
}

function Deciding({ others = 0, ...told }: DecidingProps) {
  const outcome = { ...told, others };
  const [isDecided, setDecided] = useState(false);
  return (
    <>
      <DecisionOutcome outcome={isDecided ? outcome : null} what="requests" />
      <Button variant="outlined" onClick={() => setDecided(true)}>
        Decide
      </Button>
    </>
  );
}

export function Examples() {
  return (
    <>
      <Example title="One" on="page">
        <Deciding done={1} refused={0} problems={[]} />
      </Example>
      <Example title="Several" on="page">
        <Deciding done={3} refused={0} problems={[]} />
      </Example>
      <Example title="Some did not allow it" on="page">
        <Deciding done={3} refused={0} problems={[]} others={2} />
      </Example>
      <Example title="Some were left as they are" on="page">
        <Deciding done={2} refused={1} problems={['Somebody changed PR-000123 since you opened it']} />
      </Example>
      <Example title="No answer came" on="page">
        <Deciding
          done={null}
          refused={0}
          problems={['We got no answer. Check the list to see whether it was done']}
        />
      </Example>
    </>
  );
}
