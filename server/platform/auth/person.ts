import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { ApplicationState } from '#domain/affiliate.ts';
import { emailKey } from '#domain/emailAddress.ts';
import { Role } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser } from '#server/platform/db/hidden.ts';
import { affiliates, customers, sessions, users } from '#server/platform/db/schema.ts';
import type { TokenSubject } from './accessTokens.ts';

/** A person with the customer they belong to, as the database holds them now. */
export interface Person {
  readonly user: typeof users.$inferSelect;
  readonly customer: typeof customers.$inferSelect | null;
  /** How far their application to be an affiliate is; null where they made none. */
  readonly applicationState: ApplicationState | null;
}

/** What a query of people selects, which joins customers and affiliates to users. */
export const personFields = { user: users, customer: customers, applicationState: affiliates.state };

/**
 * The person with this address, whatever their state, unless they are hidden; letter case does not count.
 */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | null> {
  const [person] = await db
    .select(personFields)
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(and(eq(users.email, emailKey(email)), isShownUser));
  return person ?? null;
}

/** The person whose session this is; null once it is over or the person may no longer come in. */
export async function findPersonInSession(
  db: Database,
  { userId, sessionId }: TokenSubject,
): Promise<Person | null> {
  const [person] = await db
    .select(personFields)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(and(eq(sessions.userId, userId), inForce(sessionId)));
  return person ?? null;
}

/** For a query of users: those who can log in, as far as that is theirs. */
export const isIn = and(eq(users.status, 'active'), users.emailVerified, users.profileComplete);

/** For a query of users: those who administer the marketplace. */
export const isAdministrator = and(eq(users.roleId, Role.SystemAdmin), isIn);

/** The session is not over, and its person may come in; for a query that joins the two. */
export function inForce(sessionId: string): SQL | undefined {
  return and(
    eq(sessions.id, sessionId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql`now()`),
    isIn,
    isShownUser,
  );
}

/**
 * The person's row as it is now; nobody else changes it until the transaction ends. Locked before any link of
 * theirs, always: two that wait for one another would wait for ever. Null where the person is gone.
 */
export async function lockPerson(db: Database, userId: number): Promise<Person['user'] | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user ?? null;
}

/** Locks the person's row; answers whether all that decides who may come in is still as it was when it was checked. */
export async function lockUnchanged(db: Database, checked: Person['user']): Promise<boolean> {
  const user = await lockPerson(db, checked.id);
  return (
    user !== null &&
    user.passwordHash === checked.passwordHash &&
    user.status === checked.status &&
    user.emailVerified === checked.emailVerified &&
    user.profileComplete === checked.profileComplete
  );
}
