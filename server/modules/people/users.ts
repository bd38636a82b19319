import { and, eq, getTableColumns, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { MemberStatus } from '#domain/team.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition, shownCustomerCondition } from '#server/platform/db/hidden.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { userCounts, type userSortOrders } from '#server/platform/lists/countTables.ts';
import type { PageRequest } from '#server/platform/lists/pageOf.ts';
import {
  countRows,
  pageCondition,
  readCountedPage,
  type ListCount,
  type SortOrder,
  type Page,
} from '#server/platform/lists/readPage.ts';
import { countFoundRows, type FoundRows } from '#server/platform/lists/countFoundRows.ts';
import { sumSectionRows } from '#server/platform/lists/sections.ts';
import { matchSearch, type MatchCondition } from '#server/platform/lists/textMatches.ts';

/** A user without secrets; `customerName` is null if the user has no customer, or a hidden one. */
export type ListedUser = Awaited<ReturnType<typeof select>>[number];

export interface UserListQuery extends PageRequest {
  /** A part of the name or the email; empty for all. */
  readonly search: string;
  /** Ids of the users' roles; empty for all, as is `statuses`. */
  readonly roleIds: readonly number[];
  readonly statuses: readonly MemberStatus[];
  /** Id of the users' company; null for all. */
  readonly customerId: number | null;
  readonly order: (typeof userSortOrders)[number];
  readonly descending: boolean;
}

const orders: Readonly<Record<UserListQuery['order'], SortOrder['by']>> = {
  name: [users.sortName, users.id],
  createdOn: [users.createdAt, users.id],
  lastLogIn: [users.sortLogIn, users.id],
};

export async function listUsers(db: Database, query: UserListQuery): Promise<Page<ListedUser>> {
  const found = await find(db, query);
  const order = orderOf(query);
  return readCountedPage(found, { page: query, order }, (reading) =>
    select(db, pageCondition(db, { table: users, id: users.id }, found.rows, reading)).orderBy(
      ...reading.orderBy,
    ),
  );
}

/** Table, filter, order, and query of the list, for its export as CSV. */
export const userListSource = { table: users, match: matchUsers, orderOf, select };

/** @throws {Problem} NOT_FOUND */
export async function findListedUser(db: Database, id: number): Promise<ListedUser> {
  const [found] = await select(db, and(eq(users.id, id), shownUserCondition));
  if (!found) throw unknownUser();
  return found;
}

export function unknownUser(): Problem {
  return new Problem('NOT_FOUND', "We don't know that user");
}

function orderOf({ order, descending }: UserListQuery): SortOrder {
  return { by: orders[order], descending };
}

async function matchUsers(db: Database, query: UserListQuery): Promise<MatchCondition> {
  const { rows, isSimilar } = await matchSearch(db, users, query.search, [users.searchText]);
  const { customerId } = query;
  const isOfCustomer = customerId === null ? undefined : eq(users.customerId, customerId);
  return { rows: and(shownUserCondition, hasRoleAndStatus(users, query), isOfCustomer, rows), isSimilar };
}

function hasRoleAndStatus(table: typeof users | typeof userCounts, { roleIds, statuses }: UserListQuery) {
  return and(
    roleIds.length > 0 ? inArray(table.roleId, [...roleIds]) : undefined,
    statuses.length > 0 ? inArray(table.status, [...statuses]) : undefined,
  );
}

async function find(db: Database, query: UserListQuery): Promise<FoundRows> {
  const { rows, isSimilar } = await matchUsers(db, query);
  if (query.search !== '')
    return { ...(await countFoundRows(db, { table: users, id: users.id }, rows)), isSimilar };
  const counted = query.customerId === null ? await sumSections(db, query) : await countRows(db, users, rows);
  return { rows, ...counted };
}

/** Sums the counts that the database keeps in `userCounts`, since counting many rows takes longer than a page. */
async function sumSections(db: Database, query: UserListQuery): Promise<ListCount> {
  const start = sql<string>`section_by_now(${userCounts.section})`;
  const sections = await db
    .select({ start, rows: sql`sum(${userCounts.users})`.mapWith(Number) })
    .from(userCounts)
    .where(
      and(eq(userCounts.sortedBy, query.order), not(userCounts.hidden), hasRoleAndStatus(userCounts, query)),
    )
    .groupBy(start)
    .orderBy(start);
  return { total: sumSectionRows(sections), isCut: false, sections };
}

// Excludes secrets, since GraphQL fields are resolved from these rows.
const { passwordHash, registrantHash: _, unsubscribeToken: __, ...shownColumns } = getTableColumns(users);

function select(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...shownColumns,
      hasPassword: sql<boolean>`${passwordHash} is not null`,
      customerName: customers.name,
    })
    .from(users)
    .leftJoin(customers, and(eq(customers.id, users.customerId), shownCustomerCondition))
    .where(which)
    .$dynamic();
}
