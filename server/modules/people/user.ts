import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { certificateRecipients, certificates } from '#server/modules/certificates/certificateTables.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { isLogInLocked } from '#server/platform/auth/logInFailures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, sessions, users } from '#server/platform/db/schema.ts';
import type { Services } from '#server/platform/services/services.ts';
import { findListedUser, type ListedUser } from './users.ts';

/** Rows that are shown of each list that belongs to a user. */
const shown = 50;

/** A user with all that administrators know of them; no secrets. */
export interface UserDetail {
  readonly listed: ListedUser;
  readonly inviter: { readonly firstName: string; readonly lastName: string } | null;
  readonly isLogInLocked: boolean;
  /** Application to be an affiliate; null where the person made none. */
  readonly application: Pick<typeof affiliates.$inferSelect, 'id' | 'companyName'> | null;
  readonly sessions: readonly (typeof sessions.$inferSelect)[];
  readonly events: readonly { readonly name: string; readonly at: Date }[];
  readonly certificates: readonly (typeof certificates.$inferSelect)[];
}

/** @throws {Problem} NOT_FOUND */
export async function findUser(
  { db, logInFailures }: Pick<Services, 'db' | 'logInFailures'>,
  id: number,
): Promise<UserDetail> {
  const listed = await findListedUser(db, id);
  return {
    listed,
    inviter: await findInviter(db, id),
    application: await findApplication(db, id),
    isLogInLocked: await isLogInLocked(db, logInFailures, listed.user.email),
    sessions: await db
      .select()
      .from(sessions)
      .where(sessionsInForce(id))
      .orderBy(desc(sessions.createdAt))
      .limit(shown),
    events: await db
      .select({ name: analyticsEvents.name, at: analyticsEvents.occurredAt })
      .from(analyticsEvents)
      .where(eq(analyticsEvents.userId, id))
      .orderBy(desc(analyticsEvents.occurredAt), desc(analyticsEvents.id))
      .limit(shown),
    certificates: await findCertificates(db, id),
  };
}

/** Which sessions let this user in now. */
export function sessionsInForce(userId: number) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));
}

async function findInviter(db: Database, id: number): Promise<UserDetail['inviter']> {
  const inviters = alias(users, 'inviters');
  const [inviter] = await db
    .select({ firstName: inviters.firstName, lastName: inviters.lastName })
    .from(users)
    .innerJoin(inviters, eq(inviters.id, users.invitedById))
    .where(eq(users.id, id));
  return inviter ?? null;
}

async function findApplication(db: Database, userId: number): Promise<UserDetail['application']> {
  const [application] = await db
    .select({ id: affiliates.id, companyName: affiliates.companyName })
    .from(affiliates)
    .where(eq(affiliates.userId, userId));
  return application ?? null;
}

async function findCertificates(db: Database, id: number): Promise<UserDetail['certificates']> {
  const rows = await db
    .select({ certificate: certificates })
    .from(certificateRecipients)
    .innerJoin(certificates, eq(certificates.id, certificateRecipients.certificateId))
    .where(and(eq(certificateRecipients.userId, id), isNull(certificates.archivedAt)))
    .orderBy(asc(certificates.expiresOn), asc(certificates.id))
    .limit(shown);
  return rows.map(({ certificate }) => certificate);
}
