/** Lengths along the x (right and down), y (left and down) and z (up) axis of a drawing, in its own units. */
export type Triple = readonly [x: number, y: number, z: number];

/** What one unit measures in the coordinates of an SVG; a drawing is scaled by its viewBox. */
export const unit = 20;

const cos30 = Math.sqrt(3) / 2;

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The isometric projection: 30 degrees, z straight up. */
export function project([x, y, z]: Triple): readonly [number, number] {
  return [short((x - y) * cos30 * unit), short(((x + y) / 2 - z) * unit)];
}

/** SVG path data through these points. */
export function line(...points: readonly Triple[]): string {
  return `M${points.map((point) => project(point).join(' ')).join('L')}`;
}

export function polygon(...points: readonly Triple[]): string {
  return `${line(...points)}z`;
}

export interface Faces {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

/** The three faces of a solid that the viewer sees. */
export function box([x, y, z]: Triple, [width, depth, height]: Triple): Faces {
  const right = x + width;
  const front = y + depth;
  const top = z + height;
  return {
    top: polygon([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
    left: polygon([x, front, top], [right, front, top], [right, front, z], [x, front, z]),
    right: polygon([right, y, top], [right, front, top], [right, front, z], [right, y, z]),
  };
}

/** A flat rectangle on the level z. */
export function flat([x, y, z]: Triple, width: number, depth: number): string {
  return polygon([x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]);
}

/** Light falls from the upper left: a post of one unit at x, y throws this shadow. */
export function castShadow(x: number, y: number, length: number): string {
  const drift = -length / 3;
  return polygon(
    [x + 1, y + 1, 0],
    [x + 1, y, 0],
    [x + 1 + length, y + drift, 0],
    [x + 1 + length, y + 1 + drift, 0],
  );
}
