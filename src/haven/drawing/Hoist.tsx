import { Solid } from './Drawing.tsx';
import { line, project, type Triple } from './isometric.ts';

interface HoistProps {
  /** Where the lintel hangs. */
  readonly at: Triple;
  readonly size: Triple;
  /** How far the cable runs up from the knot; 0 leaves it out. */
  readonly cable: number;
  readonly cableClassName?: string | undefined;
}

const knotHeight = 2.75;
const slingHalf = 2.4;

/** The amber lintel in its sling. */
export function Hoist({ at, size, cable, cableClassName }: HoistProps) {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const middle = x + width / 2;
  const axis = y + depth / 2;
  const top = z + height;
  const knot: Triple = [middle, axis, top + knotHeight];
  const [cx, cy] = project(knot);
  const sling = line([middle - slingHalf, axis, top], knot, [middle + slingHalf, axis, top]);
  return (
    <>
      <Solid palette="key" at={at} size={size} />
      <path stroke="var(--cable)" d={sling} />
      <path className={cableClassName} stroke="var(--cable)" d={`M${cx} ${cy}v${-cable}`} />
      <circle fill="var(--cable)" cx={cx} cy={cy} r="3.4" />
    </>
  );
}
