import type { Point } from './placeGraph.ts';

/** Pixels, as all measures here. */
const corner = 6;
const head = { length: 10, half: 5 } as const;

/** A line along these points, with round corners. */
export function linePath(points: readonly Point[]): string {
  return points.map((point, index) => stepTo(points, point, index)).join(' ');
}

function stepTo(points: readonly Point[], point: Point, index: number): string {
  const [before, after] = [points[index - 1], points[index + 1]];
  if (!before) return `M${spell(point)}`;
  if (!after) return `L${spell(point)}`;
  const round = Math.min(corner, distance(before, point) / 2, distance(point, after) / 2);
  return `L${spell(moveTo(point, before, round))} Q${spell(point)} ${spell(moveTo(point, after, round))}`;
}

/** The head at the end of a line. */
export function headPath(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return '';
  const foot = moveTo(tip, before, head.length);
  const aside = {
    x: ((tip.y - foot.y) * head.half) / head.length,
    y: ((foot.x - tip.x) * head.half) / head.length,
  };
  const [left, right] = [
    { x: foot.x + aside.x, y: foot.y + aside.y },
    { x: foot.x - aside.x, y: foot.y - aside.y },
  ];
  return `M${spell(tip)} L${spell(left)} L${spell(right)} Z`;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** The point so many pixels from one towards another. */
function moveTo(from: Point, to: Point, pixels: number): Point {
  const share = pixels / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function spell({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
