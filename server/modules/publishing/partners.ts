import { and, eq, exists, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm';
import { categories, entitlements, offers, partners } from '#server/modules/partners/partnerTables.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import type { Database } from '#server/platform/db/database.ts';
import { hiddenCustomerCondition } from '#server/platform/db/hidden.ts';
import type { PageRequest } from '#server/platform/lists/pageOf.ts';
import { readPage, type SortOrder, type Page } from '#server/platform/lists/readPage.ts';
import { selectRowCount } from '#server/platform/lists/rowCounts.ts';
import { matchSearch, type MatchCondition } from '#server/platform/lists/textMatches.ts';
import { drafts } from './publishingTables.ts';

/** A partner with its offer, how many customers have it, and whether it has a draft. */
export type ListedPartner = Awaited<ReturnType<typeof findListedPartner>>;

export interface PartnerListQuery extends PageRequest {
  /** A part of the title; empty for all. */
  readonly search: string;
  readonly isDrafted: boolean;
  /** Id of the partners' category; null for all. */
  readonly categoryId: number | null;
  readonly order: 'id' | 'title' | 'customers';
  readonly descending: boolean;
}

const holders = selectRowCount(entitlements, partners.id);
/** Number of customers that have a partner, without hidden customers. */
const shownHolders = sql`(${holders} - (
  select count(*) from ${entitlements}
  where ${entitlements.partnerId} = ${partners.id} and ${hiddenCustomerCondition(entitlements.customerId)}
))`.mapWith(Number);

export async function listAllPartners(db: Database, query: PartnerListQuery): Promise<Page<ListedPartner>> {
  const found = await matchPartners(db, query);
  const list = { table: partners, found, page: query, order: orderOf(query) };
  return readPage(db, list, ({ orderBy, limit, offset }) =>
    select(db, found.rows)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
}

/** Table, filter, order, and query of the list, for its export as CSV. */
export const partnerListSource = { table: partners, match: matchPartners, orderOf, select };

/** @throws {Problem} NOT_FOUND */
export async function findListedPartner(db: Database, id: number) {
  const [found] = await select(db, eq(partners.id, id));
  if (!found) throw unknownPartner();
  return found;
}

async function matchPartners(db: Database, query: PartnerListQuery): Promise<MatchCondition> {
  const { rows, isSimilar } = await matchSearch(db, partners, query.search, [sql`lower(${partners.title})`]);
  const filtered = and(
    rows,
    query.categoryId === null ? undefined : eq(partners.categoryId, query.categoryId),
    query.isDrafted ? isDrafted(db) : undefined,
  );
  return { rows: filtered, isSimilar };
}

const orders: Readonly<Record<PartnerListQuery['order'], SortOrder['by']>> = {
  id: [partners.id],
  title: [sql`lower(${partners.title})`, partners.id],
  customers: [shownHolders, partners.id],
};

function orderOf({ order, descending }: PartnerListQuery): SortOrder {
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

function select(db: Database, which: SQL | undefined) {
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
