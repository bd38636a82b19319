import { Drawing, Solid } from '#haven/drawing/Drawing.tsx';
import { firstPlace, secondPlace, spanSize, WideSite, wideViewBox } from './WideSite.tsx';

/** Together: one more post, and a second lintel beside the first. */
export function FrameDrawing() {
  return (
    <Drawing viewBox={wideViewBox} ground="page">
      <WideSite />
      <Solid palette="beam" at={firstPlace} size={spanSize} />
      <Solid palette="key" at={secondPlace} size={spanSize} />
    </Drawing>
  );
}
