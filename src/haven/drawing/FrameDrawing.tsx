import { Box } from './Box.tsx';
import { Drawing, type PlacedDrawing } from './Drawing.tsx';
import { firstPlace, secondPlace, spanSize, WideSite, wideViewBox } from './WideSite.tsx';

/** Together: one more post, and a second lintel beside the first. */
export function FrameDrawing({ className }: PlacedDrawing) {
  return (
    <Drawing viewBox={wideViewBox} ground="page" className={className}>
      <WideSite />
      <Box palette="beam" at={firstPlace} size={spanSize} />
      <Box palette="key" at={secondPlace} size={spanSize} />
    </Drawing>
  );
}
