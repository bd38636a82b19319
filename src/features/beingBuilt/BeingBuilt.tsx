import { useLocation } from 'react-router-dom';
import { homeOf, mayBrowseCategories } from '#domain/access.ts';
import { Button } from '#haven/Button.tsx';
import { BuildingDrawing } from '#haven/drawing/BuildingDrawing.tsx';
import { DrawnPage, DrawnPageActions } from '#haven/drawing/DrawnPage.tsx';
import { useViewer } from '#session/useViewer.ts';

/** The place of a page that does not exist yet. */
export function BeingBuilt({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const { kind } = useViewer();
  return (
    <DrawnPage title={title} drawing={<BuildingDrawing />}>
      <p>
        This page is being built.
        {mayBrowseCategories(kind) && ' Your offers and everything on your dashboard work already.'}
      </p>
      {pathname !== homeOf(kind) && (
        <DrawnPageActions>
          <Button variant="primary" size="large" href={homeOf(kind)}>
            Go to home
          </Button>
        </DrawnPageActions>
      )}
    </DrawnPage>
  );
}
