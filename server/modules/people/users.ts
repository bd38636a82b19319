import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { MemberStatus } from '#domain/team.ts';
import { isListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { isKnown } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
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
import type { Services } from '#server/platform/services/services.ts';

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

type Needs = Pick<Services, 'db' | 'sampleData'>;

/** A page of all users. */
export async function listUsers({ db, sampleData }: Needs, query: UserQuery): Promise<Page<ListedUser>> {
  const found = await find(db, query, sampleData);
  const order = orderOf(query);
  return readCounted(found, { page: query, order }, (reading) =>
    select({ db, sampleData }, isOnPage(db, { table: users, id: users.id }, found.rows, reading)).orderBy(
      ...reading.orderBy,
    ),
  );
}

/** Ids of the users in the order of the list, at most so many. */
export async function findUserIds({ db, sampleData }: Needs, filter: UserFilter, most: number) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where((await soughtBy(db, filter, sampleData)).rows)
    .orderBy(...inOrder(orderOf(filter)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The users of these ids, in any order. */
export function readUsers(needs: Needs, ids: readonly number[]): Promise<ListedUser[]> {
  return select(needs, inArray(users.id, [...ids]));
}

/** @throws {Problem} NOT_FOUND */
export async function findListedUser(needs: Needs, id: number): Promise<ListedUser> {
  const [found] = await select(needs, and(eq(users.id, id), isKnown(needs.sampleData)));
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
  sampleData: boolean,
): Promise<Matches> {
  const { rows, isSimilar } = await matchSearch(db, users, text, [users.searchText]);
  const sought = and(
    isKnown(sampleData),
    roleIds.length > 0 ? inArray(users.roleId, [...roleIds]) : undefined,
    statuses.length > 0 ? inArray(users.status, [...statuses]) : undefined,
    customerId === null ? undefined : eq(users.customerId, customerId),
    rows,
  );
  return { rows: sought, isSimilar };
}

async function find(db: Database, query: UserQuery, sampleData: boolean): Promise<Found> {
  const { rows, isSimilar } = await soughtBy(db, query, sampleData);
  if (query.search !== '') return { ...(await search(db, { table: users, id: users.id }, rows)), isSimilar };
  const counted =
    query.customerId === null ? await sumSections(db, query, sampleData) : await countRows(db, users, rows);
  return { rows, ...counted };
}

/** How many there are, as it was written down: of many, counting them takes longer than reading a page. */
async function sumSections(
  db: Database,
  { roleIds, statuses, order }: UserQuery,
  sampleData: boolean,
): Promise<Counted> {
  const start = sql<string>`section_by_now(${userCounts.section})`;
  const sections = await db
    .select({ start, rows: sql`sum(${userCounts.users})`.mapWith(Number) })
    .from(userCounts)
    .where(
      and(
        eq(userCounts.sortedBy, order),
        sampleData ? undefined : eq(userCounts.sample, false),
        roleIds.length > 0 ? inArray(userCounts.roleId, [...roleIds]) : undefined,
        statuses.length > 0 ? inArray(userCounts.status, [...statuses]) : undefined,
      ),
    )
    .groupBy(start)
    .orderBy(start);
  return { total: rowsOf(sections), isCut: false, sections };
}

function select({ db, sampleData }: Needs, which: SQL | undefined) {
  return db
    .select({ user: users, customerName: customers.name })
    .from(users)
    .leftJoin(customers, and(eq(customers.id, users.customerId), isListedCustomer(sampleData)))
    .where(which)
    .$dynamic();
}
