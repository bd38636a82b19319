import { Example } from '#gallery/Example.tsx';

/** The gallery's own is the first stop of this page. */
export function Examples() {
  return (
    <Example title="First stop of every page">
      <p>Press Tab at the top of this page.</p>
    </Example>
  );
}
