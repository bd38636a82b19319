import { Box } from './Box.tsx';
import { DimensionLabel } from './DimensionLabel.tsx';
import { Drawing, type PlacedDrawing } from './Drawing.tsx';
import { GhostLintel } from './GhostLintel.tsx';
import { groundLevel } from './Site.tsx';
import { firstPlace, secondPlace, spanSize, WideSite, wideViewBox } from './WideSite.tsx';

const [gapStart] = secondPlace;
const [gapLength] = spanSize;

/** Something is missing: one lintel lies, and the span beside it is measured for another. */
export function GapDrawing({ className }: PlacedDrawing) {
  return (
    <Drawing viewBox={wideViewBox} ground="page" className={className}>
      <WideSite />
      <Box palette="beam" at={firstPlace} size={spanSize} />
      <GhostLintel at={secondPlace} size={spanSize} />
      <DimensionLabel axis="x" from={[gapStart, 4.1, groundLevel]} length={gapLength} />
    </Drawing>
  );
}
