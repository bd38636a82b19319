import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <Example title="Read out, not seen">
      <p>
        Learn more<VisuallyHidden> about Lendflow</VisuallyHidden>
      </p>
    </Example>
  );
}
