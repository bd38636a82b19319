import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { MemberStatus } from '#domain/team.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser, isShownCustomer } from '#server/platform/db/hidden.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { userCounts, type userOrders } from '#server/platform/lists/countTables.ts';
import type { PageOf } from '#server/platform/lists/pageOf.ts';
import {
  countRows,
  inOrder,
  isOnPage,
  readCounted,
  type Counted,
  type Order,
  type Page,
} from '#server/platform/lists/readPage.ts';
import { search, type Found } from '#server/platform/lists/search.ts';
import { rowsOf } from '#server/platform/lists/sections.ts';
import { matchSearch, type Matches } from '#server/platform/lists/textMatches.ts';

/** A user, and the name of the customer whom they belong to, where that one is listed. */
export interface ListedUser {
  readonly user: typeof users.$inferSelect;
  readonly customerName: string | null;
}

/** Which users are listed, and how. */
export interface UserFilter {
  /** A part of name or e-mail; empty for all. */
  readonly search: string;
  /** All where none is named. */
  readonly roleIds: readonly number[];
  readonly statuses: readonly MemberStatus[];
  /** Those of this customer; null for all. */
  readonly customerId: number | null;
  readonly order: (typeof userOrders)[number];
  readonly descending: boolean;
}

export interface UserQuery extends UserFilter, PageOf {}

const orders: Readonly<Record<UserQuery['order'], Order['by']>> = {
  name: [users.sortName, users.id],
  createdOn: [users.createdAt, users.id],
  lastLogIn: [users.sortLogIn, users.id],
};

/** A page of all users. */
export async function listUsers(db: Database, query: UserQuery): Promise<Page<ListedUser>> {
  const found = await find(db, query);
  const order = orderOf(query);
  return readCounted(found, { page: query, order }, (reading) =>
    select(db, isOnPage(db, { table: users, id: users.id }, found.rows, reading)).orderBy(...reading.orderBy),
  );
}

/** Ids of the users in the order of the list, at most so many. */
export async function findUserIds(db: Database, filter: UserFilter, most: number) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where((await soughtBy(db, filter)).rows)
    .orderBy(...inOrder(orderOf(filter)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The users of these ids, in any order. */
export function readUsers(db: Database, ids: readonly number[]): Promise<ListedUser[]> {
  return select(db, inArray(users.id, [...ids]));
}

/** @throws {Problem} NOT_FOUND */
export async function findListedUser(db: Database, id: number): Promise<ListedUser> {
  const [found] = await select(db, and(eq(users.id, id), isShownUser));
  if (!found) throw unknownUser();
  return found;
}

export function unknownUser(): Problem {
  return new Problem('NOT_FOUND', "We don't know that user");
}

function orderOf({ order, descending }: UserFilter): Order {
  return { by: orders[order], descending };
}

async function soughtBy(
  db: Database,
  { roleIds, statuses, customerId, search: text }: UserFilter,
): Promise<Matches> {
  const { rows, isSimilar } = await matchSearch(db, users, text, [users.searchText]);
  const sought = and(
    isShownUser,
    roleIds.length > 0 ? inArray(users.roleId, [...roleIds]) : undefined,
    statuses.length > 0 ? inArray(users.status, [...statuses]) : undefined,
    customerId === null ? undefined : eq(users.customerId, customerId),
    rows,
  );
  return { rows: sought, isSimilar };
}

async function find(db: Database, query: UserQuery): Promise<Found> {
  const { rows, isSimilar } = await soughtBy(db, query);
  if (query.search !== '') return { ...(await search(db, { table: users, id: users.id }, rows)), isSimilar };
  const counted = query.customerId === null ? await sumSections(db, query) : await countRows(db, users, rows);
  return { rows, ...counted };
}

/** How many there are, as it was written down: of many, counting them takes longer than reading a page. */
async function sumSections(db: Database, { roleIds, statuses, order }: UserQuery): Promise<Counted> {
  const start = sql<string>`section_by_now(${userCounts.section})`;
  const sections = await db
    .select({ start, rows: sql`sum(${userCounts.users})`.mapWith(Number) })
    .from(userCounts)
    .where(
      and(
        eq(userCounts.sortedBy, order),
        not(userCounts.hidden),
        roleIds.length > 0 ? inArray(userCounts.roleId, [...roleIds]) : undefined,
        statuses.length > 0 ? inArray(userCounts.status, [...statuses]) : undefined,
      ),
    )
    .groupBy(start)
    .orderBy(start);
  return { total: rowsOf(sections), isCut: false, sections };
}

function select(db: Database, which: SQL | undefined) {
  return db
    .select({ user: users, customerName: customers.name })
    .from(users)
    .leftJoin(customers, and(eq(customers.id, users.customerId), isShownCustomer))
    .where(which)
    .$dynamic();
}
