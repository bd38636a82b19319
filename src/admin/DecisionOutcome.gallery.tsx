import { useState, type ComponentProps } from 'react';
import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { DecisionOutcome } from './DecisionOutcome.tsx';

function Deciding(changes: Partial<ComponentProps<typeof DecisionOutcome>['outcome']>) {
  const [isDecided, setDecided] = useState(false);
  const outcome = { done: 1, refused: 0, problems: [], others: 0, ...changes };
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
        <Deciding />
      </Example>
      <Example title="Several" on="page">
        <Deciding done={3} />
      </Example>
      <Example title="Some did not allow it" on="page">
        <Deciding done={3} others={2} />
      </Example>
      <Example title="Some were left as they are" on="page">
        <Deciding done={2} refused={1} problems={['Somebody changed PR-000123 since you opened it']} />
      </Example>
      <Example title="No answer came" on="page">
        <Deciding done={null} problems={['We got no answer. Check the list to see whether it was done']} />
      </Example>
    </>
  );
}
