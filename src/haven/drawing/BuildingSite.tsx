import { useId, type ComponentProps, type ReactNode } from 'react';
import { Drawing, IsometricBox } from './Drawing.tsx';
import {
  shadowPath,
  rectanglePath,
  linePath,
  polygonPath,
  projectPoint,
  unitLength,
  type Triple,
} from './isometric.ts';

const plateWidth = 8.4;
const plateDepth = 2.9;
const thickness = 0.42;
const postHeight = 5;
const posts = [
  { x: 1.6, shadow: 3 },
  { x: 5.8, shadow: 1.5 },
] as const;
const postFront = 0.95;

/** Position of the lintel on the posts, and its size. */
export const lintelPosition: Triple = [0.8, postFront, postHeight];
export const lintelSize: Triple = [6.8, 1, 1];

/** z of the ground, below the plate on which the posts are. */
export const groundLevel = -thickness;

/** A building site: ground, plate, and two posts without a lintel. Children are drawn in front. */
export function BuildingSite({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <Ground center={[4.4, 2.3, groundLevel]} radius={8.2} />
      <path
        fill="var(--ground-shadow)"
        d={rectanglePath([0.4, 0.8, groundLevel], plateWidth, plateDepth - 0.35)}
      />
      <IsometricBox palette="post" at={[0, 0, groundLevel]} size={[plateWidth, plateDepth, thickness]} />
      {posts.map(({ x, shadow }) => (
        <path key={x} fill="var(--cast-shadow)" d={shadowPath(x, postFront, shadow)} />
      ))}
      {posts.map(({ x }) => (
        <IsometricBox key={x} palette="post" at={[x, postFront, 0]} size={[1, 1, postHeight]} />
      ))}
      {children}
    </>
  );
}

/** A small drawing of the site: with a lintel on the posts for a welcome, with a dashed lintel for an empty page. */
export function BuildingSiteDrawing({ lintel }: { readonly lintel: 'laid' | 'planned' }) {
  return (
    <Drawing viewBox="-116 -122 308 320" ground="page">
      <BuildingSite />
      {lintel === 'laid' ? (
        <IsometricBox palette="key" at={lintelPosition} size={lintelSize} />
      ) : (
        <GhostLintel />
      )}
    </Drawing>
  );
}

type SolidPlace = Pick<ComponentProps<typeof IsometricBox>, 'at' | 'size'>;

/** The dashed outline of a missing lintel. */
export function GhostLintel({
  at: [x, y, z] = lintelPosition,
  size: [width, depth, height] = lintelSize,
}: Partial<SolidPlace>) {
  const right = x + width;
  const front = y + depth;
  const top = z + height;
  const outline = polygonPath(
    [x, front, top],
    [x, y, top],
    [right, y, top],
    [right, y, z],
    [right, front, z],
    [x, front, z],
  );
  const inner = linePath([x, front, top], [right, front, top], [right, y, top]);
  const corner = linePath([right, front, top], [right, front, z]);
  return (
    <path
      stroke="var(--ghost)"
      strokeWidth="1.5"
      strokeDasharray="6 4"
      strokeLinecap="butt"
      d={outline + inner + corner}
    />
  );
}

interface GroundProps {
  readonly center: Triple;
  /** Distance from the center, in units, at which the grid has faded out. */
  readonly radius: number;
  readonly step?: number;
}

/** The grid on the ground, which fades out with the distance from its center. */
export function Ground({ center, radius, step = 1.65 }: GroundProps) {
  const fade = useId();
  const [x, y, z] = center;
  const [cx, cy] = projectPoint(center);
  const count = Math.floor((radius * 1.15) / step);
  const offsets = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
  const reach = (offset: number) => Math.sqrt(Math.max(0, (radius * 1.2) ** 2 - offset ** 2));
  const rows = offsets.map((o) => linePath([x - reach(o), y + o, z], [x + reach(o), y + o, z]));
  const columns = offsets.map((o) => linePath([x + o, y - reach(o), z], [x + o, y + reach(o), z]));
  return (
    <>
      <radialGradient id={fade} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={radius * unitLength}>
        <stop offset=".35" stopColor="var(--ground-line)" />
        <stop offset="1" stopColor="var(--ground-line)" stopOpacity="0" />
      </radialGradient>
      <path d={[...rows, ...columns].join('')} stroke={`url(#${fade})`} strokeWidth=".75" />
    </>
  );
}

interface HoistProps extends SolidPlace {
  /** Length of the cable above the knot, in SVG coordinates. */
  readonly cable: number;
  readonly cableClassName?: string | undefined;
}

const knotHeight = 2.75;
const slingHalf = 2.4;

export function Hoist({ at, size, cable, cableClassName }: HoistProps) {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const middle = x + width / 2;
  const axis = y + depth / 2;
  const top = z + height;
  const knot: Triple = [middle, axis, top + knotHeight];
  const [cx, cy] = projectPoint(knot);
  const sling = linePath([middle - slingHalf, axis, top], knot, [middle + slingHalf, axis, top]);
  return (
    <>
      <IsometricBox palette="key" at={at} size={size} />
      <path stroke="var(--cable)" d={sling} />
      <path className={cableClassName} stroke="var(--cable)" d={`M${cx} ${cy}v${-cable}`} />
      <circle fill="var(--cable)" cx={cx} cy={cy} r="3.4" />
    </>
  );
}
