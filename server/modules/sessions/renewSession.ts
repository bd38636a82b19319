import { and, eq, gt, sql } from 'drizzle-orm';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import { validSessionCondition, personColumns } from '#server/platform/auth/person.ts';
import type { RefreshTokenSubject } from '#server/platform/auth/sessionTokens.ts';
import { slidingEnd, type Session } from '#server/platform/auth/session.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers, sessions, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/platform/services/services.ts';

/** Milliseconds that the database may take to spend a token; less than browsers wait (`limits.renewalTimeout`). */
const rotationTimeout = 2_000;
/** Seconds after which a spent token counts as copied; until then several tabs may send the same token (contract). */
const reuseGrace = 10;

const sessionFields = {
  sessionId: sessions.id,
  generation: sessions.generation,
  expiresAt: sessions.expiresAt,
  ...personColumns,
};

/**
 * Spends a refresh token and renews its session. A token that was spent within `reuseGrace` returns the session as it
 * is now; a token that was spent earlier was copied, so it ends the session for everybody (RFC 9700, section 4.14.2).
 * Spends nothing if the caller has hung up: the token must still work when they come back.
 * @throws {Problem} SESSION_ENDED if the token or its session is not valid (any more); SERVICE_UNAVAILABLE on a
 *   timeout, or if the caller has hung up
 */
export async function renewSession(
  { db, refreshTokens }: Pick<Services, 'db' | 'refreshTokens'>,
  refreshToken: string,
  isCallerGone: () => boolean,
): Promise<Session> {
  const renewal = refreshTokens.verify(refreshToken);
  if (!renewal) throw sessionEnded();
  const row = (await rotateInTime(db, renewal, isCallerGone)) ?? (await findJustRotated(db, renewal));
  if (row) {
    const { sessionId, generation, expiresAt, ...person } = row;
    return { sessionId, generation, expiresAt, person };
  }
  const { sessionId, generation } = renewal;
  await endSessions(db, eq(sessions.id, sessionId), gt(sessions.generation, generation));
  throw sessionEnded();
}

function sessionEnded(): Problem {
  return new Problem('SESSION_ENDED', 'Your session has ended. Log in again');
}

function rotateInTime(
  db: Database,
  { sessionId, generation }: RefreshTokenSubject,
  isCallerGone: () => boolean,
) {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = ${sql.raw(String(rotationTimeout))}`);
    if (isCallerGone()) throw new Problem('SERVICE_UNAVAILABLE', 'The caller has hung up');
    // Uses one statement, so that only one of several concurrent renewals finds the token's generation.
    const [session] = await transaction
      .update(sessions)
      .set({
        generation: sql`${sessions.generation} + 1`,
        rotatedAt: sql`now()`,
        expiresAt: slidingEnd(sessions.endsAt),
      })
      .from(users)
      .leftJoin(customers, eq(customers.id, users.customerId))
      .leftJoin(affiliates, eq(affiliates.userId, users.id))
      .where(
        and(
          eq(users.id, sessions.userId),
          validSessionCondition(sessionId),
          eq(sessions.generation, generation),
        ),
      )
      .returning(sessionFields);
    return session;
  });
}

async function findJustRotated(db: Database, { sessionId, generation }: RefreshTokenSubject) {
  const [session] = await db
    .select(sessionFields)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(
      and(
        validSessionCondition(sessionId),
        eq(sessions.generation, generation + 1),
        sql`${sessions.rotatedAt} >= ${fromNow(-reuseGrace)}`,
      ),
    );
  return session;
}
