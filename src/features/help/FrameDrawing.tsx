import { Box } from '#haven/drawing/Box.tsx';
import { Drawing } from '#haven/drawing/Drawing.tsx';
import { firstPlace, secondPlace, spanSize, WideSite, wideViewBox } from './WideSite.tsx';

/** Together: one more post, and a second lintel beside the first. */
export function FrameDrawing() {
  return (
    <Drawing viewBox={wideViewBox} ground="page">
      <WideSite />
      <Box palette="beam" at={firstPlace} size={spanSize} />
      <Box palette="key" at={secondPlace} size={spanSize} />
    </Drawing>
  );
}
