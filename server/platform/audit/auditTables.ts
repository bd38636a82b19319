import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditedEntities } from '#domain/audit.ts';
import { instant, userIdColumn } from '#server/platform/db/schema.ts';

/** Acts of administrators, and of people on their own profile. A trigger refuses to change or remove a row. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    actorId: userIdColumn('actor_id'),
    /** The act, such as `productRequest.decline`. */
    action: text().notNull(),
    entity: text({ enum: auditedEntities }).notNull(),
    entityId: text('entity_id').notNull(),
    /** Name of the entity at that time. */
    label: text().notNull(),
    /** Old values of the changed columns; null if the act has none, such as for an added entity. */
    before: jsonb().$type<AuditedValues>(),
    /** New values of the changed columns, or the filters and rows of a download; null if the act has none. */
    after: jsonb().$type<AuditedValues>(),
    reason: text(),
    /** Version of the entity after the act; null if the act made none, or if versions were not yet kept. */
    version: integer(),
    /** Id of the HTTP request, which its response has as `x-request-id`. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index().on(table.entity, table.entityId, table.id),
    index().on(table.entity, table.id),
    index().on(table.actorId, table.id),
    index().on(table.at),
    index('audit_entries_containing').using(
      'gin',
      sql`lower(${table.label} || ' ' || ${table.action}) gin_trgm_ops`,
    ),
  ],
);

/** Values by column; for a secret only the fact that it changed. */
export type AuditedValues = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
