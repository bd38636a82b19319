import { randomUUID } from 'node:crypto';
import { eq, lt, sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteUnlockedRows } from '#server/platform/db/deleteUnlockedRows.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import type { Person } from './person.ts';

/** The facts of a valid session from which its tokens are issued. */
export interface Session {
  readonly person: Person;
  readonly sessionId: string;
  readonly generation: number;
  /** End of the session, unless it is renewed. */
  readonly expiresAt: Date;
}

const hour = 3600;
const day = 24 * hour;
/** Lifetimes of a session in seconds (contract, "Tokens and storage"). */
const lives = { unrenewed: 14 * day, remembered: 30 * day, short: 12 * hour };

/** Returns SQL for the end of a session that is not renewed: in 14 days, but never after `endsAt`. */
export function slidingEnd(endsAt: SQL | typeof sessions.endsAt): SQL {
  return sql`least(${endsAt}, ${fromNow(lives.unrenewed)})`;
}

/** Starts a session for an authenticated person, records the log-in, and deletes sessions of anybody past their end. */
export async function startSession(db: Database, person: Person, remember: boolean): Promise<Session> {
  await deleteUnlockedRows(db, sessions, sessions.id, lt(sessions.endsAt, sql`now()`));
  const endsAt = fromNow(remember ? lives.remembered : lives.short);
  const [session] = await db
    .insert(sessions)
    .values({ id: randomUUID(), userId: person.user.id, remember, expiresAt: slidingEnd(endsAt), endsAt })
    .returning({ sessionId: sessions.id, generation: sessions.generation, expiresAt: sessions.expiresAt });
  if (!session) throw new Error('The session was not added');
  await db
    .update(users)
    .set({ lastLogInAt: sql`now()` })
    .where(eq(users.id, person.user.id));
  return { person, ...session };
}
