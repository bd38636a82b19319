import { sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { sessions } from '#server/platform/db/schema.ts';
import type { Person } from './person.ts';

/** A session that is in force, as its tokens are made from it. */
export interface Session {
  readonly person: Person;
  readonly sessionId: string;
  readonly generation: number;
  /** Over by then, unless it is renewed. */
  readonly expiresAt: Date;
}

const hour = 3600;
const day = 24 * hour;
/** Lives of a session, in seconds (contract, "Tokens and storage"). */
const lives = { unrenewed: 14 * day, remembered: 30 * day, short: 12 * hour };

/** When a session that begins now is over, however often it is renewed. */
export function absoluteEnd(remember: boolean): SQL {
  return fromNow(remember ? lives.remembered : lives.short);
}

/** When a session is over that is not renewed from now on. */
export function slidingEnd(endsAt: SQL | typeof sessions.endsAt): SQL {
  return sql`least(${endsAt}, ${fromNow(lives.unrenewed)})`;
}
