import { and, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { findAuditActions, type AuditedEntity } from '#domain/audit.ts';
import { startOfDaySql } from '#server/modules/funnels/countFunnel.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import type { PageRequest } from '#server/platform/lists/pageOf.ts';
import { countRowsUpTo, pageCondition, readCountedPage, type Page } from '#server/platform/lists/readPage.ts';
import { sumRowCounts } from '#server/platform/lists/rowCounts.ts';
import { countFoundRows, type FoundRows } from '#server/platform/lists/countFoundRows.ts';
import { textContains } from '#server/platform/lists/textMatches.ts';
import { resolveNames, type AuditLine } from './resolveNames.ts';

/** Maximum number of entries of a filtered audit log that people can page through; its export as CSV can have more. */
const filteredLimit = 10_000;

export interface AuditListQuery extends PageRequest {
  readonly entity: AuditedEntity | null;
  readonly entityId: number | null;
  readonly actorId: number | null;
  /** First day of the entries (`to` is the last), YYYY-MM-DD in the marketplace's time zone; null without a limit. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
}

export async function listAuditLog(db: Database, query: AuditListQuery): Promise<Page<AuditLine>> {
  const { rows: found, ...counted } = await find(db, query);
  // Sorts by time if days are given, since the index on time finds their entries; the index on ids would scan all.
  const { at, id } = auditEntries;
  const hasDays = query.from !== null || query.to !== null;
  const order = { by: hasDays ? [at, id] : [id], descending: true };
  const page = await readCountedPage(counted, { page: query, order }, (reading) =>
    select(db, pageCondition(db, { table: auditEntries, id }, found, reading)).orderBy(...reading.orderBy),
  );
  return { ...page, rows: await resolveNames(db, page.rows) };
}

/** Table, filter, order, and query of the audit log, for its export as CSV. */
export const auditListSource = {
  table: auditEntries,
  match: (_db: Database, query: AuditListQuery) => ({ rows: isSelected(query) }),
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

async function find(db: Database, query: AuditListQuery): Promise<FoundRows> {
  const condition = isSelected(query);
  const { entity, entityId, actorId, from, to } = query;
  if (query.search !== '') return countFoundRows(db, { table: auditEntries, id: auditEntries.id }, condition);
  const isByEntityAlone = [entityId, actorId, from, to].every((each) => each === null);
  const counted = isByEntityAlone
    ? await sumRowCounts(db, auditEntries, entity === null ? [] : [entity])
    : await countRowsUpTo(db, auditEntries, condition, filteredLimit);
  return { rows: condition, ...counted };
}

function isSelected({ entity, entityId, actorId, from, to, search: text }: AuditListQuery): SQL | undefined {
  return and(
    entity === null ? undefined : eq(auditEntries.entity, entity),
    entityId === null ? undefined : eq(auditEntries.entityId, String(entityId)),
    actorId === null ? undefined : eq(auditEntries.actorId, actorId),
    from === null ? undefined : gte(auditEntries.at, startOfDaySql(from)),
    to === null ? undefined : lt(auditEntries.at, startOfDaySql(to, 1)),
    text === ''
      ? undefined
      : or(
          textContains(sql`lower(${auditEntries.label} || ' ' || ${auditEntries.action})`, text),
          inArray(auditEntries.action, [...findAuditActions(text)]),
        ),
  );
}
