import { Button } from '#haven/actions/Button.tsx';
import { Example } from '#gallery/Example.tsx';
import { PageHead } from './PageHead.tsx';

export function Examples() {
  return (
    <>
      <Example title="With tools" on="page">
        <PageHead tools={<Button variant="outlined">Print</Button>}>
          <h2>Training</h2>
        </PageHead>
      </Example>
      <Example title="Without" on="page">
        <PageHead>
          <h2>Questions and answers</h2>
        </PageHead>
      </Example>
    </>
  );
}
