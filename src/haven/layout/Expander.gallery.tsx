import { Example } from '#gallery/Example.tsx';
import { Expander } from './Expander.tsx';

export function Examples() {
  return (
    <Example title="Questions">
      <Expander title="What does it cost?">Nothing. Partners pay for the marketplace.</Expander>
      <Expander title="Who can see what my company has started, used, or asked for in the marketplace?">
        The people of your company, and nobody else.
      </Expander>
    </Example>
  );
}
