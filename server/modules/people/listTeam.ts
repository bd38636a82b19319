import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { type Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { planPage, type PageOf } from '#server/platform/lists/pageOf.ts';

export type Member = Person['user'];

interface TeamPage {
  readonly members: readonly Member[];
  /** How many there are on all pages. */
  readonly total: number;
}

/**
 * The people of a company whose name or e-mail contains the search, all where it is empty, by last name, then by
 * first name; letter case does not count.
 */
export async function listTeam(
  db: Database,
  customerId: number,
  page: PageOf,
  search = '',
): Promise<TeamPage> {
  const found = and(inCompany(customerId), search === '' ? undefined : holds(search));
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(users).where(found);
  const { backward, offset, limit } = planPage(page, total);
  // A search reads all names of the company: where nobody was counted nobody is to be found.
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

/** Compares plain text: every character of the search stands for itself. */
function holds(search: string): SQL {
  return sql`strpos(${users.searchText}, lower(${search})) > 0`;
}

/** The member of this id; null where the company has none. */
export async function findMember(db: Database, customerId: number, id: number): Promise<Member | null> {
  const [member] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), inCompany(customerId)));
  return member ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockMember(db: Database, customerId: number, id: number): Promise<Member | null> {
  const [member] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), inCompany(customerId)))
    .for('no key update');
  return member ?? null;
}

function inCompany(customerId: number): SQL | undefined {
  return and(eq(users.customerId, customerId), isShownUser);
}
