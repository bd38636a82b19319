import { DimensionLabel, Drawing, Solid } from '#haven/drawing/Drawing.tsx';
import { GhostLintel, groundLevel } from '#haven/drawing/Site.tsx';
import { firstPlace, secondPlace, spanSize, WideSite, wideViewBox } from './WideSite.tsx';

const [gapStart] = secondPlace;
const [gapLength] = spanSize;

/** Something is missing: one lintel lies, and the span beside it is measured for another. */
export function GapDrawing() {
  return (
    <Drawing viewBox={wideViewBox} ground="page">
      <WideSite />
      <Solid palette="beam" at={firstPlace} size={spanSize} />
      <GhostLintel at={secondPlace} size={spanSize} />
      <DimensionLabel axis="x" from={[gapStart, 4.1, groundLevel]} length={gapLength} />
    </Drawing>
  );
}
