import { and, asc, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { certificateRecipients, certificates } from '#server/modules/certificates/certificateTables.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { isLogInLocked } from '#server/platform/auth/logInFailures.ts';
import { affiliates, sessions, users } from '#server/platform/db/schema.ts';
import type { Services } from '#server/platform/services/services.ts';
import { findListedUser } from './users.ts';

/** Maximum number of rows of each list in a user's details. */
const listLength = 50;

export type UserDetail = Awaited<ReturnType<typeof findUser>>;

/**
 * Finds a user with everything that administrators can see. `inviter` and `application` are undefined if the user has
 * none.
 * @throws {Problem} NOT_FOUND
 */
export async function findUser({ db, logInFailures }: Pick<Services, 'db' | 'logInFailures'>, id: number) {
  const user = await findListedUser(db, id);
  const inviters = alias(users, 'inviters');
  const [inviter] = await db
    .select({ firstName: inviters.firstName, lastName: inviters.lastName })
    .from(users)
    .innerJoin(inviters, eq(inviters.id, users.invitedById))
    .where(eq(users.id, id));
  const [application] = await db
    .select({ id: affiliates.id, company: affiliates.companyName })
    .from(affiliates)
    .where(eq(affiliates.userId, id));
  return {
    ...user,
    inviter,
    application,
    isLogInLocked: await isLogInLocked(db, logInFailures, user.email),
    sessions: await db
      .select()
      .from(sessions)
      .where(activeSessionCondition(id))
      .orderBy(desc(sessions.createdAt))
      .limit(listLength),
    events: await db
      .select({ name: analyticsEvents.name, at: analyticsEvents.occurredAt })
      .from(analyticsEvents)
      .where(eq(analyticsEvents.userId, id))
      .orderBy(desc(analyticsEvents.occurredAt), desc(analyticsEvents.id))
      .limit(listLength),
    certificates: await db
      .select(getTableColumns(certificates))
      .from(certificateRecipients)
      .innerJoin(certificates, eq(certificates.id, certificateRecipients.certificateId))
      .where(and(eq(certificateRecipients.userId, id), isNull(certificates.archivedAt)))
      .orderBy(asc(certificates.expiresOn), asc(certificates.id))
      .limit(listLength),
  };
}

/** Condition for the sessions of a user that are neither revoked nor expired. */
export function activeSessionCondition(userId: number) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));
}
