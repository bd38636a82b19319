import { BareFrame } from '#features/frames/BareFrame.tsx';
import { Button } from '#haven/Button.tsx';
import { DrawnPage, DrawnPageActions } from '#haven/drawing/DrawnPage.tsx';
import { NotFoundDrawing } from '#haven/drawing/NotFoundDrawing.tsx';

/** Shown where a page could not be loaded, or failed while it was drawn. */
export function RouteError() {
  return (
    <BareFrame state="failed">
      <DrawnPage title="We couldn't show this page" drawing={<NotFoundDrawing />}>
        <p>Check your connection and try again. What you saved is kept.</p>
        <DrawnPageActions>
          <Button variant="primary" size="large" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </DrawnPageActions>
      </DrawnPage>
    </BareFrame>
  );
}
