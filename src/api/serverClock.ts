import { decodeAccessToken } from './tokenLife.ts';

export type ServerClock = ReturnType<typeof createServerClock>;

/** Sets the clock to the issue time of a token that has just arrived; ignores an unreadable token. */
export function syncClock(clock: ServerClock, accessToken: string): void {
  const life = decodeAccessToken(accessToken);
  if (life) clock.set(life.issuedAt);
}

interface BrowserClocks {
  /** Returns the system's time in milliseconds, which may be wrong, and may jump. */
  readonly wall: () => number;
  /** Returns monotonic milliseconds, which may stop while the machine sleeps. */
  readonly steady: () => number;
}

/**
 * Creates a clock of the server's time, in milliseconds since 1970. Tokens expire by the server's time, and a browser's
 * clock may be hours off. Of the browser's two clocks, the one that has advanced more counts: a renewal too early costs
 * a call, a renewal too late the session.
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
