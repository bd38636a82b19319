import { useState } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Example } from '#gallery/Example.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

export function Examples() {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <Example title="Asked">
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Follow a link
      </Button>
      <LeaveQuestion isAsked={isAsked} leave={close} stay={close} />
    </Example>
  );
}
