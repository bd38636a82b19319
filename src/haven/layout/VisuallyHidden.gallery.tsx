import { Example } from '#gallery/Example.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function Examples() {
  return (
    <Example title="Read out, not seen">
      <p>
        Learn more<VisuallyHidden> about Lendflow</VisuallyHidden>
      </p>
    </Example>
  );
}
