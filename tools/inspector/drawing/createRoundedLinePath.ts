import type { Point } from './placeGraph.ts';

/** Radius of a line's corners, and size of arrowheads, in pixels. */
const corner = 6;
const head = { length: 10, half: 5 } as const;

/** Returns the SVG path of a line with round corners. */
export function createRoundedLinePath(points: readonly Point[]): string {
  return points.map((point, index) => segmentTo(points, point, index)).join(' ');
}

function segmentTo(points: readonly Point[], point: Point, index: number): string {
  const [before, after] = [points[index - 1], points[index + 1]];
  if (!before) return `M${format(point)}`;
  if (!after) return `L${format(point)}`;
  const round = Math.min(corner, distance(before, point) / 2, distance(point, after) / 2);
  return `L${format(moveTo(point, before, round))} Q${format(point)} ${format(moveTo(point, after, round))}`;
}

/** Returns the SVG path of the arrowhead at the end of a line. */
export function createArrowheadPath(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return '';
  const foot = moveTo(tip, before, head.length);
  const x = ((tip.y - foot.y) * head.half) / head.length;
  const y = ((foot.x - tip.x) * head.half) / head.length;
  const [left, right] = [format({ x: foot.x + x, y: foot.y + y }), format({ x: foot.x - x, y: foot.y - y })];
  return `M${format(tip)} L${left} L${right} Z`;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** Returns a point moved by some pixels towards another one. */
function moveTo(from: Point, to: Point, pixels: number): Point {
  const share = pixels / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function format({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
