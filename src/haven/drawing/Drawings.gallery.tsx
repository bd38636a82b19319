import { Button } from '#haven/actions/Button.tsx';
import { Example } from '#gallery/Example.tsx';
import { BuildingDrawing } from './BuildingDrawing.tsx';
import { DrawnPage, DrawnPageActions, DrawnPageNote } from './DrawnPage.tsx';
import { EmptyDrawing } from './EmptyDrawing.tsx';
import { FrameDrawing } from './FrameDrawing.tsx';
import { GapDrawing } from './GapDrawing.tsx';
import { HeroDrawing } from './HeroDrawing.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';
import { PartnerDrawing } from './PartnerDrawing.tsx';
import { PortalDrawing } from './PortalDrawing.tsx';
import { StandingDrawing } from './StandingDrawing.tsx';

export function Examples() {
  return (
    <>
      <Example title="Landing" on="beam">
        <HeroDrawing widthLabel="12 partners" depthLabel="6 categories" />
      </Example>
      <Example title="Welcome" on="beam">
        <PortalDrawing />
      </Example>
      <Example title="Welcome, on the page's own ground" on="page">
        <StandingDrawing />
      </Example>
      <Example title="Being built" on="page">
        <BuildingDrawing />
      </Example>
      <Example title="Empty" on="page">
        <EmptyDrawing />
      </Example>
      <Example title="Together" on="page">
        <FrameDrawing />
      </Example>
      <Example title="Something is missing" on="page">
        <GapDrawing />
      </Example>
      <Example title="Partners: span, cantilever, double beam and step" on="page">
        {[4, 1, 2, 3].map((id) => (
          <div
            key={id}
            style={{ position: 'relative', inlineSize: 352, maxInlineSize: '100%', blockSize: 252 }}
          >
            <PartnerDrawing id={id} />
          </div>
        ))}
      </Example>
      <Example title="A page that has one thing to say" on="page">
        <DrawnPage title="Page not found" drawing={<NotFoundDrawing />}>
          <p>There is nothing at this address.</p>
          <DrawnPageActions>
            <Button href="?home">Go to the start page</Button>
          </DrawnPageActions>
          <DrawnPageNote>Did you follow a link? Tell us of it.</DrawnPageNote>
        </DrawnPage>
      </Example>
    </>
  );
}
