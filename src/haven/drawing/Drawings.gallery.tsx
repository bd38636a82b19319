import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { DimensionLabel, Drawing } from './Drawing.tsx';
import { MessagePage } from './MessagePage.tsx';
import { groundLevel, Hoist, lintelSize, BuildingSite, BuildingSiteDrawing } from './BuildingSite.tsx';

export function Examples() {
  return (
    <>
      <Example title="Welcome" on="page">
        <BuildingSiteDrawing lintel="laid" />
      </Example>
      <Example title="Empty" on="page">
        <BuildingSiteDrawing lintel="planned" />
      </Example>
      <Example title="The pieces: a site, a hoist, dimensions" on="page">
        <Drawing viewBox="-116 -176 308 396" ground="page">
          <BuildingSite />
          <Hoist at={[0.8, 0.95, 6.6]} size={lintelSize} cable={44} />
          <DimensionLabel axis="x" from={[0.8, 4.35, groundLevel]} length={6.8}>
            6.8 units
          </DimensionLabel>
        </Drawing>
      </Example>
      <Example title="A page that has one thing to say" on="page">
        <MessagePage
          title="Nothing here"
          drawing={<BuildingSiteDrawing lintel="planned" />}
          actions={<Button href="?home">Go to the start page</Button>}
          note="Did you follow a link? Tell us of it."
        >
          <p>There is nothing at this address.</p>
        </MessagePage>
      </Example>
    </>
  );
}
