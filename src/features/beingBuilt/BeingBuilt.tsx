import { BuildingDrawing } from '#haven/drawing/BuildingDrawing.tsx';
import { DrawnPage } from '#haven/drawing/DrawnPage.tsx';

/** The place of a page that does not exist yet. */
export function BeingBuilt({ title }: { readonly title: string }) {
  return (
    <DrawnPage title={title} drawing={<BuildingDrawing />}>
      <p>This page is being built.</p>
    </DrawnPage>
  );
}
