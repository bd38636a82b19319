import { and, asc, countDistinct, eq, exists, getTableColumns, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { UserType } from '#domain/userType.ts';
import { entitlements, missingEntitlements, partners } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownCustomerCondition, hiddenCustomerCondition } from '#server/platform/db/hidden.ts';
import { affiliates, customers } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
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
import { matchSearch, type MatchCondition } from '#server/platform/lists/textMatches.ts';

/** A customer, its source's name, and the titles of the partners that it requests (`asksFor`), oldest request first. */
export type ListedCustomer = Awaited<ReturnType<typeof select>>[number];

export interface CustomerListQuery extends PageRequest {
  /** A part of the name; empty for all. */
  readonly search: string;
  /** Id of a partner that the customers have; null for all customers. */
  readonly partnerId: number | null;
  readonly withoutPartners: boolean;
  /** Whether to list only the customers with an undecided request for a partner. */
  readonly askedForPartner: boolean;
  readonly order: 'name' | 'createdOn' | 'users';
  readonly descending: boolean;
}

const orders: Readonly<Record<CustomerListQuery['order'], SortOrder['by']>> = {
  name: [customers.lowerName, customers.id],
  createdOn: [customers.createdAt, customers.id],
  users: [customers.activeUsers, customers.id],
};

export async function listCustomers(db: Database, query: CustomerListQuery): Promise<Page<ListedCustomer>> {
  const found = await find(db, query);
  const order = orderOf(query);
  return readCountedPage(found, { page: query, order }, (reading) =>
    select(db, pageCondition(db, { table: customers, id: customers.id }, found.rows, reading)).orderBy(
      ...reading.orderBy,
    ),
  );
}

/** Table, filter, order, and query of the list, for its export as CSV. */
export const customerListSource = { table: customers, match: matchCustomers, orderOf, select };

/** @throws {Problem} NOT_FOUND */
export async function findListedCustomer(db: Database, id: number): Promise<ListedCustomer> {
  const [found] = await select(db, and(eq(customers.id, id), shownCustomerCondition));
  if (!found) throw unknownCustomer();
  return found;
}

/** Finds the time of the oldest undecided request for a partner; null if there is none. */
export async function findOldestPartnerRequestTime(db: Database): Promise<Date | null> {
  const [first] = await db
    .select({ at: missingEntitlements.at })
    .from(missingEntitlements)
    .innerJoin(customers, eq(customers.id, missingEntitlements.customerId))
    .where(and(isUndecided, shownCustomerCondition))
    .orderBy(asc(missingEntitlements.at))
    .limit(1);
  return first?.at ?? null;
}

export function unknownCustomer(): Problem {
  return new Problem('NOT_FOUND', "We don't know that customer");
}

function orderOf({ order, descending }: CustomerListQuery): SortOrder {
  return { by: orders[order], descending };
}

async function matchCustomers(
  db: Database,
  { partnerId, withoutPartners, askedForPartner, search: text }: CustomerListQuery,
): Promise<MatchCondition> {
  const { rows, isSimilar } = await matchSearch(db, customers, text, [customers.lowerName]);
  const condition = and(
    shownCustomerCondition,
    partnerId === null ? undefined : hasPartner(db, partnerId),
    withoutPartners ? eq(customers.partnerCount, 0) : undefined,
    askedForPartner ? hasUndecidedRequest(db) : undefined,
    rows,
  );
  return { rows: condition, isSimilar };
}

async function find(db: Database, query: CustomerListQuery): Promise<FoundRows> {
  const { partnerId, withoutPartners, askedForPartner } = query;
  const { rows, isSimilar } = await matchCustomers(db, query);
  if (query.search !== '') {
    return { ...(await countFoundRows(db, { table: customers, id: customers.id }, rows)), isSimilar };
  }
  if (partnerId === null && !withoutPartners && askedForPartner) return { rows, ...(await countAsking(db)) };
  const counted =
    partnerId !== null && !withoutPartners && !askedForPartner
      ? await countHolders(db, partnerId)
      : await countRows(db, customers, rows);
  return { rows, ...counted };
}

/** Counts the customers with an undecided request by the requests, which are few. */
async function countAsking(db: Database): Promise<ListCount> {
  const { customerId } = missingEntitlements;
  const [asking] = await db
    .select({ total: countDistinct(customerId) })
    .from(missingEntitlements)
    .where(and(isUndecided, not(hiddenCustomerCondition(customerId))));
  return { total: asking?.total ?? 0, isCut: false };
}

/** Counts the customers that have a partner: all, minus the few hidden ones, which is faster than a join. */
async function countHolders(db: Database, partnerId: number): Promise<ListCount> {
  const isOfPartner = eq(entitlements.partnerId, partnerId);
  const all = await countRows(db, entitlements, isOfPartner);
  const hidden = await db.$count(
    entitlements,
    and(isOfPartner, hiddenCustomerCondition(entitlements.customerId)),
  );
  return { ...all, total: all.total - hidden };
}

function hasPartner(db: Database, partnerId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(entitlements)
      .where(and(eq(entitlements.customerId, customers.id), eq(entitlements.partnerId, partnerId))),
  );
}

const isUndecided = eq(missingEntitlements.state, 'requested');

function hasUndecidedRequest(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(missingEntitlements)
      .where(and(eq(missingEntitlements.customerId, customers.id), isUndecided)),
  );
}

const sources = alias(customers, 'sources');

function select(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(customers),
      sourceName: sql<string | null>`coalesce(${affiliates.companyName}, ${sources.name})`,
      asksFor: sql<string[]>`array(
        select ${partners.title} from ${missingEntitlements}
        join ${partners} on ${partners.id} = ${missingEntitlements.partnerId}
        where ${missingEntitlements.customerId} = ${customers.id} and ${isUndecided}
        order by ${missingEntitlements.at}, ${partners.id}
      )`,
    })
    .from(customers)
    .leftJoin(
      affiliates,
      and(eq(affiliates.id, customers.sourceId), eq(customers.sourceTypeId, UserType.Affiliate)),
    )
    .leftJoin(sources, and(eq(sources.id, customers.sourceId), eq(customers.sourceTypeId, UserType.Client)))
    .where(which)
    .$dynamic();
}
