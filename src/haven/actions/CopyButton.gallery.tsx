import { Example } from '#gallery/Example.tsx';
import { CopyButton } from './CopyButton.tsx';

export function Examples() {
  return (
    <>
      <Example title="On its own">
        <CopyButton text="BUILD-2026" label="Copy code" />
      </Example>
      <Example title="Beside something that matters more">
        <CopyButton text="r-1" label="Copy reference" variant="outlined" />
      </Example>
    </>
  );
}
