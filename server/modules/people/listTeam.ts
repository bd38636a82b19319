import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { planPage, type PageRequest } from '#server/platform/lists/pageOf.ts';

export type Member = Person['user'];

/** The columns of a member that the company's owners see. */
export type ShownMember = Pick<
  Member,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'roleId'
  | 'status'
  | 'invitedAt'
  | 'lastLogInAt'
  | 'version'
>;

/**
 * Lists a page of a company's people whose name or email contains `search`, in any letter case, sorted by last name,
 * then by first name. `total` counts the people of all pages.
 */
export async function listTeam(db: Database, customerId: number, page: PageRequest, search = '') {
  const contains = sql`strpos(${users.searchText}, lower(${search})) > 0`;
  const found = and(isInCompany(customerId), search === '' ? undefined : contains);
  const total = await db.$count(users, found);
  const { backward, offset, limit } = planPage(page, total);
  // Skips the query for rows if the page is empty, since a search reads all names of the company.
  if (limit === 0) return { members: [], total };
  const order = backward ? desc : asc;
  const read = await db
    .select()
    .from(users)
    .where(found)
    .orderBy(order(sql`lower(${users.lastName})`), order(sql`lower(${users.firstName})`), order(users.id))
    .limit(limit)
    .offset(offset);
  return { members: backward ? read.toReversed() : read, total };
}

export async function findMember(db: Database, customerId: number, id: number): Promise<Member | undefined> {
  const [member] = await selectMember(db, customerId, id);
  return member;
}

/** Locks a member until the transaction ends and returns them; undefined if the company has no such member. */
export async function lockMemberRow(
  db: Database,
  customerId: number,
  id: number,
): Promise<Member | undefined> {
  const [member] = await selectMember(db, customerId, id).for('no key update');
  return member;
}

function selectMember(db: Database, customerId: number, id: number) {
  return db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isInCompany(customerId)))
    .$dynamic();
}

function isInCompany(customerId: number): SQL | undefined {
  return and(eq(users.customerId, customerId), shownUserCondition);
}
