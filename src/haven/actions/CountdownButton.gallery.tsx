import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { CountdownButton } from './CountdownButton.tsx';

export function Examples() {
  const [now, setNow] = useState(() => Date.now());
  return (
    <>
      <Example title="Waits for seconds">
        <CountdownButton label="Resend email" availableAt={now + 60_000} onClick={() => setNow(Date.now())} />
      </Example>
      <Example title="Waits for minutes">
        <CountdownButton label="Try again" availableAt={now + 600_000} />
      </Example>
      <Example title="Need not wait">
        <CountdownButton label="Resend email" availableAt={0} />
      </Example>
    </>
  );
}
