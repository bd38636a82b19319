import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { isSessionValid, personFields, type Person } from '#server/platform/auth/person.ts';
import type { Renewal } from '#server/platform/auth/sessionTokens.ts';
import { slidingEnd, type Session } from '#server/platform/auth/session.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers, sessions, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/platform/services/services.ts';

/** Milliseconds that the database may take to spend a token. */
const longestRotation = 2_000;
/** Seconds in which a spent token counts as one that several tabs sent at once (contract). */
const grace = 10;

const sessionFields = {
  sessionId: sessions.id,
  generation: sessions.generation,
  expiresAt: sessions.expiresAt,
  ...personFields,
};

type SessionRow = Omit<Session, 'person'> & Person;

/**
 * Renews the session that this refresh token is of, and spends the token. A token that was spent a moment ago
 * gets the session as it is now; one that was spent before was copied, so it ends the session for everybody
 * (RFC 9700, section 4.14.2). For a caller who has gone nothing is spent: their token must still do when they
 * come back, however slow the server was.
 * @throws {Problem} SESSION_ENDED for whatever is not in force; SERVICE_UNAVAILABLE where it takes too long
 */
export async function renewSession(
  { db, refreshTokens }: Pick<Services, 'db' | 'refreshTokens'>,
  refreshToken: string,
  isCallerGone: () => boolean,
): Promise<Session> {
  const renewal = await refreshTokens.verify(refreshToken);
  if (!renewal) throw sessionEnded();
  const session = (await rotateInTime(db, renewal, isCallerGone)) ?? (await findJustRotated(db, renewal));
  if (session) return toSession(session);
  await endWhereSpent(db, renewal);
  throw sessionEnded();
}

function toSession({ user, customer, applicationState, ...session }: SessionRow): Session {
  return { ...session, person: { user, customer, applicationState } };
}

function sessionEnded(): Problem {
  return new Problem('SESSION_ENDED', 'Your session has ended. Log in again');
}

/** Gives up before the browser does (`limits.renewalTimeout`), so that a token is not spent for nobody. */
function rotateInTime(db: Database, renewal: Renewal, isCallerGone: () => boolean) {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = ${sql.raw(String(longestRotation))}`);
    if (isCallerGone()) throw new Problem('SERVICE_UNAVAILABLE', 'The caller has hung up');
    return rotate(transaction, renewal);
  });
}

/** One statement, so that of renewals side by side only one finds its generation. */
async function rotate(db: Database, { sessionId, generation }: Renewal) {
  const [session] = await db
    .update(sessions)
    .set({
      generation: sql`${sessions.generation} + 1`,
      rotatedAt: sql`now()`,
      expiresAt: slidingEnd(sessions.endsAt),
    })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(and(eq(users.id, sessions.userId), isSessionValid(sessionId), eq(sessions.generation, generation)))
    .returning(sessionFields);
  return session ?? null;
}

async function findJustRotated(db: Database, { sessionId, generation }: Renewal) {
  const [session] = await db
    .select(sessionFields)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(
      and(
        isSessionValid(sessionId),
        eq(sessions.generation, generation + 1),
        sql`${sessions.rotatedAt} >= ${fromNow(-grace)}`,
      ),
    );
  return session ?? null;
}

async function endWhereSpent(db: Database, { sessionId, generation }: Renewal): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), gt(sessions.generation, generation), isNull(sessions.revokedAt)));
}
