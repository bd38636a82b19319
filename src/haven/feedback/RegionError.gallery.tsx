import { Example } from '#gallery/Example.tsx';
import { RegionError } from './Region.tsx';

const stay = () => undefined;

export function Examples() {
  return (
    <>
      <Example title="What, why, what is kept, and a reference" on="page">
        <RegionError
          title="We couldn't load partners."
          cause="The server does not answer."
          kept="Your filters are kept."
          reference="5f0c7f1e-8a40-4a39-a1b8-5b8f0a4d1c11"
          onRetry={stay}
        />
      </Example>
      <Example title="In short" on="page">
        <RegionError title="We couldn't load webinars." onRetry={stay} />
      </Example>
    </>
  );
}
