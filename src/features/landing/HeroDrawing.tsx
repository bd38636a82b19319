import { useEffect, useState } from 'react';
import { DimensionLabel, Drawing, IsometricBox } from '#haven/drawing/Drawing.tsx';
import { shadowPath, rectanglePath, linePath, type Triple } from '#haven/drawing/isometric.ts';
import { Ground, Hoist } from '#haven/drawing/BuildingSite.tsx';
import motion from './HeroDrawing.module.css';

const width = 15.4;
const depth = 11;
const thickness = 0.46;
/** Heights in units of the drawing: `story` of the lower posts, `beam` of a beam, `upper` of the upper posts' tops. */
const story = 3.9;
const beam = 0.97;
const upper = 7.45;
const columns = [1.2, 7.2, 13.2] as const;
const [first, second, third] = columns;
const back = 1.3;
const front = 8.7;
const overhang = 0.6;
const span: Triple = [6 + 1 + 2 * overhang, 1, beam];
const fullSpan: Triple = [12 + 1 + 2 * overhang, 1, beam];

/** Row of the drawn building: three posts, a beam, and two posts above the beam; `y` is the depth. */
function Row({ y }: { readonly y: number }) {
  return (
    <>
      {columns.map((x) => (
        <IsometricBox key={x} palette="post" at={[x, y, 0]} size={[1, 1, story]} />
      ))}
      <IsometricBox palette="beam" at={[first - overhang, y, story]} size={fullSpan} />
      {[first, second].map((x) => (
        <IsometricBox key={x} palette="post" at={[x, y, story + beam]} size={[1, 1, upper - story - beam]} />
      ))}
    </>
  );
}

/** Returns the SVG path of the plumb line from the hanging lintel down to the post at `x`. */
function plumb(x: number): string {
  return linePath([x, front + 1, upper + 1.85], [x, front + 1, upper]);
}

let settled = false;

/** Whether the drawing is mounted for the first time since the document loaded; only then the lintel is animated. */
function useFirstSight(): boolean {
  const [isFirst] = useState(!settled);
  useEffect(() => {
    settled = true;
  }, []);
  return isFirst;
}

/** Drawing of a building under construction, with a hanging lintel above two posts, for a blue background. */
export function HeroDrawing({
  widthLabel,
  depthLabel,
}: {
  readonly widthLabel: string;
  readonly depthLabel: string;
}) {
  const settles = useFirstSight();
  return (
    <Drawing viewBox="-232 -154 541 454" ground="blue">
      <Ground center={[8.6, 5, -thickness]} radius={17.5} step={1.75} />
      <path fill="var(--ground-shadow)" d={rectanglePath([1.3, 1.1, -thickness], width - 0.2, depth - 0.6)} />
      <IsometricBox palette="post" at={[0, 0, -thickness]} size={[width, depth, thickness]} />
      <IsometricBox palette="post" at={[9.1, depth, -thickness - 0.22]} size={[2.9, 0.9, 0.22]} />
      {[back, front].map((y) => (
        <path
          key={y}
          fill="var(--cast-shadow)"
          d={shadowPath(first, y, 2.85) + shadowPath(second, y, 2.85) + shadowPath(third, y, 1.05)}
        />
      ))}
      <Row y={back} />
      <IsometricBox palette="beam" at={[first - overhang, back, upper]} size={span} />
      {columns.map((x) => (
        <IsometricBox key={x} palette="beam" at={[x, back + 1, story]} size={[1, front - back - 1, beam]} />
      ))}
      <Row y={front} />
      <path
        stroke="#ffd48a"
        strokeDasharray="3 3"
        strokeLinecap="butt"
        d={plumb(first) + plumb(first + 1) + plumb(second) + plumb(second + 1)}
      />
      <g className={settles ? motion['settling'] : undefined}>
        <Hoist
          at={[first - overhang, front, upper + 1.85]}
          size={span}
          cable={320}
          cableClassName={motion['cable']}
        />
      </g>
      <DimensionLabel axis="x" from={[0, depth + 1.86, -thickness]} length={width}>
        {widthLabel}
      </DimensionLabel>
      <DimensionLabel axis="y" from={[width + 1.87, 0, -thickness]} length={depth}>
        {depthLabel}
      </DimensionLabel>
    </Drawing>
  );
}
