import type { ReactNode } from 'react';
import { BuildingDrawing } from '#haven/drawing/BuildingDrawing.tsx';
import { DrawnPage, DrawnPageActions } from '#haven/drawing/DrawnPage.tsx';

interface BeingBuiltProps {
  readonly title: string;
  /** The ways to what is there already. */
  readonly children: ReactNode;
}

/** The place of a page that does not exist yet. */
export function BeingBuilt({ title, children }: BeingBuiltProps) {
  return (
    <DrawnPage title={title} drawing={<BuildingDrawing />}>
      <p>This page is being built.</p>
      <DrawnPageActions>{children}</DrawnPageActions>
    </DrawnPage>
  );
}
