import { and, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { findAuditActions, type AuditedEntity } from '#domain/audit.ts';
import { startOfDay } from '#server/modules/funnels/countFunnel.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import type { PageRequest } from '#server/platform/lists/pageOf.ts';
import { countRowsUpTo, isOnPage, readCountedPage, type Page } from '#server/platform/lists/readPage.ts';
import { sumRows } from '#server/platform/lists/rowCounts.ts';
import { search, type Found } from '#server/platform/lists/search.ts';
import { textContains } from '#server/platform/lists/textMatches.ts';
import { resolveNames, type AuditLine } from './resolveNames.ts';

/** Maximum number of entries of a filtered audit log that people can page through; its export as CSV can have more. */
const filteredLimit = 10_000;

export interface AuditQuery extends PageRequest {
  readonly entity: AuditedEntity | null;
  readonly entityId: number | null;
  readonly actorId: number | null;
  /** First day of the entries (`to` is the last), YYYY-MM-DD in the marketplace's time zone; null without a limit. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
}

export async function listAuditLog(db: Database, query: AuditQuery): Promise<Page<AuditLine>> {
  const { rows: found, ...counted } = await find(db, query);
  // Sorts by time if days are given, since the index on time finds their entries; the index on ids would scan all.
  const { at, id } = auditEntries;
  const hasDays = query.from !== null || query.to !== null;
  const order = { by: hasDays ? [at, id] : [id], descending: true };
  const page = await readCountedPage(counted, { page: query, order }, (reading) =>
    select(db, isOnPage(db, { table: auditEntries, id }, found, reading)).orderBy(...reading.orderBy),
  );
  return { ...page, rows: await resolveNames(db, page.rows) };
}

/** Table, filter, order, and query of the audit log, for its export as CSV. */
export const auditListSource = {
  table: auditEntries,
  match: (_db: Database, query: AuditQuery) => ({ rows: isSelected(query) }),
  orderOf: () => ({ by: [auditEntries.id], descending: true }),
  select,
};

function select(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(auditEntries),
      actor: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(which)
    .$dynamic();
}

async function find(db: Database, query: AuditQuery): Promise<Found> {
  const condition = isSelected(query);
  const { entity, entityId, actorId, from, to } = query;
  if (query.search !== '') return search(db, { table: auditEntries, id: auditEntries.id }, condition);
  const isByEntityAlone = [entityId, actorId, from, to].every((each) => each === null);
  const counted = isByEntityAlone
    ? await sumRows(db, auditEntries, entity === null ? [] : [entity])
    : await countRowsUpTo(db, auditEntries, condition, filteredLimit);
  return { rows: condition, ...counted };
}

function isSelected({ entity, entityId, actorId, from, to, search: text }: AuditQuery): SQL | undefined {
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
