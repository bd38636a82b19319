import { Box } from './Box.tsx';
import { DimensionLabel } from './DimensionLabel.tsx';
import { Drawing, type PlacedDrawing } from './Drawing.tsx';
import styles from './drawing.module.css';
import { groundLevel, lintelPlace, lintelSize, Site } from './Site.tsx';

/** Welcome: the portal is complete. Stands on blue. */
export function PortalDrawing({ className }: PlacedDrawing) {
  return (
    <Drawing
      viewBox="-116 -102 308 318"
      ground="blue"
      className={[styles['portal'], className].filter(Boolean).join(' ')}
    >
      <Site />
      <Box palette="key" at={lintelPlace} size={lintelSize} />
      <DimensionLabel axis="x" from={[0.8, 4.35, groundLevel]} length={6.8} />
      <DimensionLabel axis="y" from={[9.9, 0, groundLevel]} length={2.9} />
    </Drawing>
  );
}
