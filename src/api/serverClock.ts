import { lifeOfToken } from './tokenLife.ts';

/** The server's time as far as this browser knows it, in milliseconds since 1970. */
export interface ServerClock {
  now(): number;
  /** Tells what the server's clock shows at this moment. */
  set(serverTime: number): void;
}

/** Sets the clock by a token that was issued just now. */
export function learnTime(clock: ServerClock, accessToken: string): void {
  const life = lifeOfToken(accessToken);
  if (life) clock.set(life.issuedAt);
}

/** The two clocks of a browser. */
interface BrowserClocks {
  /** Follows the person's settings: it may be wrong, and it may jump. */
  readonly wall: () => number;
  /** Never jumps, but may stand still while the machine sleeps. */
  readonly steady: () => number;
}

/**
 * A token lives by the server's clock, and a browser's may be hours off. Of its two clocks the one that has
 * seen more time pass is believed: renewing too early costs a call, too late costs the session.
 */
export function createServerClock(serverTime: number, { wall, steady }: BrowserClocks): ServerClock {
  let known = { serverTime, wall: wall(), steady: steady() };
  return {
    now: () => known.serverTime + Math.max(wall() - known.wall, steady() - known.steady),
    set: (time) => {
      known = { serverTime: time, wall: wall(), steady: steady() };
    },
  };
}
