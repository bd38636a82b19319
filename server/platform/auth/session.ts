import { randomUUID } from 'node:crypto';
import { and, lt, not, sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteUnlockedRows } from '#server/platform/db/deleteUnlockedRows.ts';
import { prepareOnce } from '#server/platform/db/prepareOnce.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { failedLatelyCondition, type LogInAttempt } from './logInFailures.ts';
import { canLogInCondition, samePasswordCondition, type Person } from './person.ts';

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

/**
 * Starts a session for an authenticated person, and records the log-in, by one statement. Returns null if the person may
 * not log in, the password has changed since `person` was read, or a recent failure counts towards a limit of `attempt`.
 */
export async function startSession(
  db: Database,
  person: Person,
  remember: boolean,
  attempt?: LogInAttempt,
): Promise<Session | null> {
  const { account = null, address = null } = attempt ?? {};
  const life = remember ? lives.remembered : lives.short;
  const sessionId = randomUUID();
  const [session] = await insertSession(db, { ...person.user, account, address, sessionId, remember, life });
  return session ? { person, ...session } : null;
}

const insertSession = prepareOnce('start_session', (db) => {
  const samePassword = samePasswordCondition(sql.placeholder('id'), sql.placeholder('passwordHash'));
  const loggedIn = db.$with('logged_in').as(
    db
      .update(users)
      .set({ lastLogInAt: sql`now()` })
      .where(and(samePassword, canLogInCondition, not(failedLatelyCondition(db))))
      .returning({ userId: users.id }),
  );
  const endsAt = fromNow(sql.placeholder('life'));
  return db
    .with(loggedIn)
    .insert(sessions)
    .select(
      db
        .select({
          id: sql`${sql.placeholder('sessionId')}::uuid`.as('id'),
          userId: loggedIn.userId,
          generation: sql`1`.as('generation'),
          rotatedAt: sql`null::timestamptz`.as('rotated_at'),
          remember: sql`${sql.placeholder('remember')}::boolean`.as('remember'),
          createdAt: sql`now()`.as('created_at'),
          expiresAt: slidingEnd(endsAt).as('expires_at'),
          endsAt: endsAt.as('ends_at'),
          revokedAt: sql`null::timestamptz`.as('revoked_at'),
        })
        .from(loggedIn),
    )
    .returning({ sessionId: sessions.id, generation: sessions.generation, expiresAt: sessions.expiresAt });
});

/** Deletes sessions of anybody past their end. */
export function deleteEndedSessions(db: Database): Promise<void> {
  return deleteUnlockedRows(db, sessions, sessions.id, lt(sessions.endsAt, sql`now()`));
}
