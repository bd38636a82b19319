import { useState } from 'react';
import { Button } from '#haven/Button.tsx';
import { DecisionOutcome } from '#haven/DecisionOutcome.tsx';
import { Example } from '#gallery/Example.tsx';

interface DecidingProps {
  readonly done: number;
  readonly problems: readonly string[];
}

function Deciding(outcome: DecidingProps) {
  const [isDecided, setDecided] = useState(false);
  return (
    <>
      <DecisionOutcome outcome={isDecided ? outcome : null} what="requests" />
      <Button variant="outline" onClick={() => setDecided(true)}>
        Decide
      </Button>
    </>
  );
}

export function Examples() {
  return (
    <>
      <Example title="One" on="page">
        <Deciding done={1} problems={[]} />
      </Example>
      <Example title="Several" on="page">
        <Deciding done={3} problems={[]} />
      </Example>
      <Example title="Some were left as they are" on="page">
        <Deciding done={2} problems={['Somebody changed PR-000123 since you opened it']} />
      </Example>
    </>
  );
}
