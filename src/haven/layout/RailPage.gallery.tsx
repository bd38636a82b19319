import { Button } from '#haven/actions/Button.tsx';
import { Example } from '#gallery/Example.tsx';
import { RailPage } from './RailPage.tsx';
import { Surface } from './Surface.tsx';

export function Examples() {
  return (
    <>
      <Example title="With a lead" on="page">
        <RailPage title="Product requests" lead="What companies ask the marketplace to offer.">
          <Surface>The list</Surface>
        </RailPage>
      </Example>
      <Example title="With what can be done with all of it" on="page">
        <RailPage
          title="Product requests"
          lead="What companies ask the marketplace to offer."
          actions={<Button variant="outlined">Download CSV</Button>}
        >
          <Surface>The list</Surface>
        </RailPage>
      </Example>
    </>
  );
}
