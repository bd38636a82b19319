import { and, eq, exists, getTableColumns, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { categories, entitlements, offers, partners } from '#server/modules/partners/partnerTables.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import type { Database } from '#server/platform/db/database.ts';
import { namesHiddenCustomer } from '#server/platform/db/hidden.ts';
import type { PageOf } from '#server/platform/lists/pageOf.ts';
import { inOrder, readPage, type Order, type Page } from '#server/platform/lists/readPage.ts';
import { rowsOfKind } from '#server/platform/lists/rowCounts.ts';
import { matchSearch, type Matches } from '#server/platform/lists/textMatches.ts';
import { drafts } from './publishingTables.ts';

/** A partner with its offer, how many customers have it, and whether it has a draft. */
export type ListedPartner = Awaited<ReturnType<typeof findListedPartner>>;

/** Filter and order of the list of partners. */
export interface PartnerFilter {
  /** A part of the title; empty for all. */
  readonly search: string;
  readonly isDrafted: boolean;
  /** The category of the partners; null for all. */
  readonly categoryId: number | null;
  readonly order: 'id' | 'title' | 'customers';
  readonly descending: boolean;
}

export interface PartnerQuery extends PartnerFilter, PageOf {}

const holders = rowsOfKind(entitlements, partners.id);
/** Number of customers that have a partner, without hidden ones. */
const shownHolders = sql`(${holders} - (
  select count(*) from ${entitlements}
  where ${entitlements.partnerId} = ${partners.id} and ${namesHiddenCustomer(entitlements.customerId)}
))`.mapWith(Number);

export async function listAllPartners(db: Database, query: PartnerQuery): Promise<Page<ListedPartner>> {
  const found = await findMatches(db, query);
  return readPage(
    db,
    { table: partners, found, page: query, order: orderOf(query) },
    ({ orderBy, limit, offset }) =>
      selectPartners(db, found.rows)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  );
}

/** Finds the ids of at most `most` partners, in their order. */
export async function findPartnerIds(db: Database, filter: PartnerFilter, most: number) {
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .where((await findMatches(db, filter)).rows)
    .orderBy(...inOrder(orderOf(filter)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Reads the partners with these ids, in any order. */
export function readPartners(db: Database, ids: readonly number[]): Promise<ListedPartner[]> {
  return selectPartners(db, inArray(partners.id, [...ids]));
}

/** @throws {Problem} NOT_FOUND */
export async function findListedPartner(db: Database, id: number) {
  const [found] = await selectPartners(db, eq(partners.id, id));
  if (!found) throw unknownPartner();
  return found;
}

async function findMatches(db: Database, filter: PartnerFilter): Promise<Matches> {
  const { rows, isSimilar } = await matchSearch(db, partners, filter.search, [sql`lower(${partners.title})`]);
  const filtered = and(
    rows,
    filter.categoryId === null ? undefined : eq(partners.categoryId, filter.categoryId),
    filter.isDrafted ? isDrafted(db) : undefined,
  );
  return { rows: filtered, isSimilar };
}

function orderOf({ order, descending }: PartnerFilter): Order {
  const orders: Readonly<Record<PartnerQuery['order'], Order['by']>> = {
    id: [partners.id],
    title: [sql`lower(${partners.title})`, partners.id],
    customers: [shownHolders, partners.id],
  };
  return { by: orders[order], descending };
}

function isDrafted(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(drafts)
      .where(and(eq(drafts.subject, sql`'partner:' || ${partners.id}`), isNotNull(drafts.content))),
  );
}

function selectPartners(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(offers),
      ...getTableColumns(partners),
      category: categories,
      customers: shownHolders,
      isDrafted: sql<boolean>`${isDrafted(db)}`,
    })
    .from(partners)
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .where(which)
    .$dynamic();
}
