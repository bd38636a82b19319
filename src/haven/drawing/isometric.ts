/** A point or a size in units of a drawing, along the axes x (right and down), y (left and down), and z (up). */
export type Triple = readonly [x: number, y: number, z: number];

/** Length of a unit in SVG coordinates. */
export const unitLength = 20;

const cos30 = Math.sqrt(3) / 2;

const round = (value: number) => Math.round(value * 10) / 10;

/** Projects a point to SVG coordinates: isometric at 30 degrees, with z upwards, rounded to tenths. */
export function projectPoint([x, y, z]: Triple): readonly [number, number] {
  return [round((x - y) * cos30 * unitLength), round(((x + y) / 2 - z) * unitLength)];
}

export function linePath(...points: readonly Triple[]): string {
  return `M${points.map((point) => projectPoint(point).join(' ')).join('L')}`;
}

export function polygonPath(...points: readonly Triple[]): string {
  return `${linePath(...points)}z`;
}

/** Returns the path data of the three visible faces of a box. */
export function boxPaths([x, y, z]: Triple, [width, depth, height]: Triple) {
  const right = x + width;
  const front = y + depth;
  const top = z + height;
  return {
    top: polygonPath([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
    left: polygonPath([x, front, top], [right, front, top], [right, front, z], [x, front, z]),
    right: polygonPath([right, y, top], [right, front, top], [right, front, z], [right, y, z]),
  };
}

/** Returns the path data of a horizontal rectangle. */
export function rectanglePath([x, y, z]: Triple, width: number, depth: number): string {
  return polygonPath([x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]);
}

/** Returns the path data of the shadow of a post, one unit wide, in light from the upper left. */
export function shadowPath(x: number, y: number, length: number): string {
  const drift = -length / 3;
  return polygonPath(
    [x + 1, y + 1, 0],
    [x + 1, y, 0],
    [x + 1 + length, y + drift, 0],
    [x + 1 + length, y + 1 + drift, 0],
  );
}
