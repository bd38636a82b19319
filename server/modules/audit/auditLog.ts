import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { findAuditActions, type AuditedEntity } from '#domain/audit.ts';
import { startOfDay } from '#server/modules/funnels/countFunnel.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import type { PageOf } from '#server/platform/lists/pageOf.ts';
import { countRowsUpTo, isOnPage, readCounted, type Page } from '#server/platform/lists/readPage.ts';
import { sumRows } from '#server/platform/lists/rowCounts.ts';
import { search, type Found } from '#server/platform/lists/search.ts';
import { textContains } from '#server/platform/lists/textMatches.ts';
import { nameAudited, type AuditLine } from './nameAudited.ts';

/** Entries of one person, or of some days, that can be paged through at most; a file has them all. */
const narrowedReach = 10_000;

export interface AuditFilter {
  readonly entity: AuditedEntity | null;
  readonly entityId: number | null;
  readonly actorId: number | null;
  /** YYYY-MM-DD, by the house's clocks; both among them. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
}

export interface AuditQuery extends AuditFilter, PageOf {}

/** A page of the audit log, the newest first. */
export async function listAuditLog(db: Database, query: AuditQuery): Promise<Page<AuditLine>> {
  const { rows: found, ...counted } = await find(db, query);
  // Entries of some days are found by when they were written: by their ids all the others would be passed.
  const { at, id } = auditEntries;
  const hasDays = query.from !== null || query.to !== null;
  const order = { by: hasDays ? [at, id] : [id], descending: true };
  const page = await readCounted(counted, { page: query, order }, (reading) =>
    select(db, isOnPage(db, { table: auditEntries, id: auditEntries.id }, found, reading)).orderBy(
      ...reading.orderBy,
    ),
  );
  return { ...page, rows: await nameAudited(db, page.rows) };
}

/** Ids of the entries, the newest first, at most so many. */
export async function findAuditIds(db: Database, filter: AuditFilter, most: number) {
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(matching(filter))
    .orderBy(desc(auditEntries.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The entries of these ids, in any order. */
export function readAuditLines(db: Database, ids: readonly number[]): Promise<AuditLine[]> {
  return select(db, inArray(auditEntries.id, [...ids]));
}

function select(db: Database, which: SQL | undefined) {
  return db
    .select({ entry: auditEntries, actor: { firstName: users.firstName, lastName: users.lastName } })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(which)
    .$dynamic();
}

async function find(db: Database, query: AuditFilter): Promise<Found> {
  const sought = matching(query);
  if (query.search !== '') return search(db, { table: auditEntries, id: auditEntries.id }, sought);
  const counted = isOfKindAlone(query)
    ? await sumRows(db, auditEntries, query.entity === null ? [] : [query.entity])
    : await countRowsUpTo(db, auditEntries, sought, narrowedReach);
  return { rows: sought, ...counted };
}

/** Whether nothing but the kind of thing narrows the log. */
function isOfKindAlone({ entityId, actorId, from, to }: AuditFilter): boolean {
  return [entityId, actorId, from, to].every((each) => each === null);
}

function matching({ entity, entityId, actorId, from, to, search: text }: AuditFilter): SQL | undefined {
  return and(
    entity === null ? undefined : eq(auditEntries.entity, entity),
    entityId === null ? undefined : eq(auditEntries.entityId, String(entityId)),
    actorId === null ? undefined : eq(auditEntries.actorId, actorId),
    from === null ? undefined : gte(auditEntries.at, startOfDay(from)),
    to === null ? undefined : lt(auditEntries.at, startOfDay(to, 1)),
    text === ''
      ? undefined
      : or(
          textContains(sql`lower(${auditEntries.label} || ' ' || ${auditEntries.action})`, text),
          inArray(auditEntries.action, [...findAuditActions(text)]),
        ),
  );
}
