import { describe, expect, it } from 'vitest';
import { box, line, project, unit } from './isometric.ts';

describe('the isometric projection', () => {
  it('maps x to the right and down, y to the left and down, and z straight up', () => {
    expect(project([0, 0, 0])).toEqual([0, 0]);
    expect(project([1, 0, 0])).toEqual([17.3, unit / 2]);
    expect(project([0, 1, 0])).toEqual([-17.3, unit / 2]);
    expect(project([0, 0, 1])).toEqual([0, -unit]);
  });

  it('draws the three visible faces, which meet in the front upper corner', () => {
    const faces = box([0, 0, 0], [2, 1, 3]);
    const corner = line([2, 1, 3]).slice(1);
    expect(Object.values(faces).every((face: string) => face.includes(corner))).toBe(true);
    expect(Object.values(faces).some((face: string) => face.includes(line([0, 0, 0]).slice(1)))).toBe(false);
  });
});
