import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { BareFrame } from '#features/frames/BareFrame.tsx';
import { Button } from '#haven/Button.tsx';
import { DrawnPage, DrawnPageActions } from '#haven/drawing/DrawnPage.tsx';
import { NotFoundDrawing } from '#haven/drawing/NotFoundDrawing.tsx';
import { PageTimeout } from './inTime.ts';

const heading = "We couldn't show this page";

/** Shown where a page could not be loaded, or failed while it was drawn. */
export function RouteError() {
  const isTooLate = useRouteError() instanceof PageTimeout;
  useEffect(() => {
    document.title = `${heading} – ${brand.marketplaceName}`;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);

  return (
    <BareFrame state="failed">
      <DrawnPage title={heading} drawing={<NotFoundDrawing />}>
        <p>
          {isTooLate && 'This page is taking too long. '}Check your connection and try again. What you saved
          is kept.
        </p>
        <DrawnPageActions>
          <Button variant="primary" size="large" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </DrawnPageActions>
      </DrawnPage>
    </BareFrame>
  );
}
