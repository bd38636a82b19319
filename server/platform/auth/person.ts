import { and, eq, getTableColumns, gt, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { emailKey } from '#domain/emailAddress.ts';
import { Role } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { prepareOnce } from '#server/platform/db/prepareOnce.ts';
import {
  affiliates,
  catalogVersion,
  customers,
  offersVersions,
  sessions,
  users,
} from '#server/platform/db/schema.ts';
import type { TokenSubject } from './sessionTokens.ts';

/** Columns of `users` and `customers` that no request reads of its person: lists, searches, and mails do. */
const unread = [
  'searchText',
  'sortName',
  'sortLogIn',
  'unsubscribeToken',
  'invitationNote',
  'heardFrom',
  'sample',
  'hidden',
  'createdAt',
  'lowerName',
  'activeUsers',
  'partnerCount',
] as const;

function readColumns<Table extends PgTable>(table: Table) {
  const columns = Object.entries(getTableColumns(table));
  const read = columns.filter(([name]) => !(unread as readonly string[]).includes(name));
  return Object.fromEntries(read) as Omit<Table['_']['columns'], (typeof unread)[number]>;
}

/** Facts of a person from `users`, with the person's customer and the state of their application. */
export type Person = Awaited<ReturnType<typeof selectPeople>>[number];

/** Fields of a `Person` in a query that joins customers and affiliates to users. */
export const personColumns = {
  user: readColumns(users),
  customer: readColumns(customers),
  /** State of the person's application to be an affiliate; null without one. */
  applicationState: affiliates.state,
  /** Version of the offers of the customer: while it is the same, so are they. */
  offersVersion: sql<string>`coalesce((select ${offersVersions.version} from ${offersVersions}
    where ${offersVersions.customerId} = ${users.customerId}), 0) || '.' || (select ${catalogVersion.version} from ${catalogVersion})`,
};

/** Selects people; the caller adds a condition and further joins. */
export function selectPeople(db: Database) {
  return db
    .select(personColumns)
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id));
}

/** Finds a person who is not hidden by email in any letter case, whatever their status; null without one. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | null> {
  const [person] = await selectPeople(db).where(and(eq(users.email, emailKey(email)), shownUserCondition));
  return person ?? null;
}

/** Finds the person of a session; null if the session has ended or the person may not log in any more. */
export async function findPersonInSession(db: Database, subject: TokenSubject): Promise<Person | null> {
  const [person] = await selectPersonInSession(db, { ...subject });
  return person ?? null;
}

/** Condition for users who can log in: active, with a confirmed address and a complete profile. */
export const canLogInCondition = and(eq(users.status, 'active'), users.emailVerified, users.profileComplete);

/** Condition for administrators of the marketplace who can log in. */
export const administratorCondition = and(eq(users.roleId, Role.SystemAdmin), canLogInCondition);

/** Condition for a valid session whose person can log in, in a query that joins sessions and users. */
export function validSessionCondition(sessionId: string | Placeholder): SQL | undefined {
  return and(
    eq(sessions.id, sessionId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql`now()`),
    canLogInCondition,
    shownUserCondition,
  );
}

const selectPersonInSession = prepareOnce('person_in_session', (db) =>
  selectPeople(db)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        validSessionCondition(sql.placeholder('sessionId')),
      ),
    ),
);

/** Locks and returns a person's row. Lock it before any of the person's links, or two transactions could deadlock. */
export async function lockPersonRow(db: Database, userId: number): Promise<Person['user'] | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user ?? null;
}

/** Condition for a person whose password is as it was read. */
export function samePasswordCondition(id: number | Placeholder, passwordHash: string | Placeholder | null) {
  return and(eq(users.id, id), sql`${users.passwordHash} is not distinct from ${passwordHash}`);
}

/** Locks a person's row; true if password, status, email confirmation, and completeness are as they were read. */
export async function lockUnchangedPersonRow(db: Database, read: Person['user']): Promise<boolean> {
  const { id, passwordHash, status, emailVerified, profileComplete } = read;
  const locked = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        samePasswordCondition(id, passwordHash),
        eq(users.status, status),
        eq(users.emailVerified, emailVerified),
        eq(users.profileComplete, profileComplete),
      ),
    )
    .for('no key update');
  return locked.length > 0;
}
