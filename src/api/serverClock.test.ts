import { beforeEach, describe, expect, it } from 'vitest';
import { createServerClock, type ServerClock } from './serverClock.ts';

const hour = 3_600_000;
let wall: number;
let steady: number;
let clock: ServerClock;

beforeEach(() => {
  wall = 50 * hour;
  steady = 0;
  clock = createServerClock(0, { wall: () => wall, steady: () => steady });
});

describe('server clock', () => {
  it('ignores a wrong wall clock', () => {
    wall += 60;
    steady += 60;
    expect(clock.now()).toBe(60);
  });

  it('includes the time that the computer slept', () => {
    wall += 8 * hour;
    expect(clock.now()).toBe(8 * hour);
  });

  it('does not go back when the wall clock is set back', () => {
    wall -= hour;
    steady += 60;
    expect(clock.now()).toBe(60);
  });

  it('drops a jump of the wall clock when the server sends its time', () => {
    wall += 24 * hour;
    clock.set(1_000);
    expect(clock.now()).toBe(1_000);
  });
});
