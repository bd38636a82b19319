import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { RegionSpinner } from './Spinner.tsx';

export function Examples() {
  const [isSpinning, setSpinning] = useState(true);
  return (
    <>
      {(['small', 'default', 'large'] as const).map((size) => (
        <Example key={size} title={`Stands for a region: ${size}`}>
          <RegionSpinner isSpinning size={size} />
        </Example>
      ))}
      <Example title="Covers a region">
        <RegionSpinner isSpinning={isSpinning} size="large">
          <TextField label="Company name" defaultValue="Acme Builders" />
        </RegionSpinner>
        <Button variant="outlined" onClick={() => setSpinning(!isSpinning)}>
          {isSpinning ? 'Stop' : 'Start'}
        </Button>
      </Example>
      <Example title="After a second, with words of its own">
        <RegionSpinner isSpinning size="large" delay={1000} label="Looking for requests…" />
      </Example>
    </>
  );
}
