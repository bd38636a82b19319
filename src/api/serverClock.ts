import { lifeOfToken } from './tokenLife.ts';

export type ServerClock = ReturnType<typeof createServerClock>;

/** Sets the clock by a token that was just issued. */
export function syncClock(clock: ServerClock, accessToken: string): void {
  const life = lifeOfToken(accessToken);
  if (life) clock.set(life.issuedAt);
}

interface BrowserClocks {
  /** The system's time, which may be wrong, and may jump. */
  readonly wall: () => number;
  /** Monotonic, but may stop while the machine sleeps. */
  readonly steady: () => number;
}

/**
 * A token expires by the server's clock, and a browser's may be hours off. Of the browser's two clocks, the one that
 * has advanced more counts: renewing too early costs a call, too late the session.
 */
export function createServerClock(serverTime: number, { wall, steady }: BrowserClocks) {
  let known = { serverTime, wall: wall(), steady: steady() };
  return {
    now: () => known.serverTime + Math.max(wall() - known.wall, steady() - known.steady),
    set: (time: number): void => {
      known = { serverTime: time, wall: wall(), steady: steady() };
    },
  };
}
