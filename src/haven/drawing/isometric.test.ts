import { describe, expect, it } from 'vitest';
import { boxPaths, linePath, projectPoint, unitLength } from './isometric.ts';

describe('the isometric projection', () => {
  it('maps x to the right and down, y to the left and down, and z straight up', () => {
    expect(projectPoint([0, 0, 0])).toEqual([0, 0]);
    expect(projectPoint([1, 0, 0])).toEqual([17.3, unitLength / 2]);
    expect(projectPoint([0, 1, 0])).toEqual([-17.3, unitLength / 2]);
    expect(projectPoint([0, 0, 1])).toEqual([0, -unitLength]);
  });

  it('draws the three visible faces, which meet in the front upper corner', () => {
    const faces = boxPaths([0, 0, 0], [2, 1, 3]);
    const corner = linePath([2, 1, 3]).slice(1);
    expect(Object.values(faces).every((face: string) => face.includes(corner))).toBe(true);
    expect(Object.values(faces).some((face: string) => face.includes(linePath([0, 0, 0]).slice(1)))).toBe(
      false,
    );
  });
});
