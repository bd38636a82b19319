import { DimensionLabel, Drawing, Solid } from '#haven/drawing/Drawing.tsx';
import { groundLevel, lintelPosition, lintelSize, Site } from '#haven/drawing/Site.tsx';

/** Drawing of the complete portal, for a blue background. */
export function PortalDrawing() {
  return (
    <Drawing viewBox="-116 -102 308 318" ground="blue">
      <Site />
      <Solid palette="key" at={lintelPosition} size={lintelSize} />
      <DimensionLabel axis="x" from={[0.8, 4.35, groundLevel]} length={6.8} />
      <DimensionLabel axis="y" from={[9.9, 0, groundLevel]} length={2.9} />
    </Drawing>
  );
}
