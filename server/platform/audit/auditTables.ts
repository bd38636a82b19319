import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditedEntities } from '#domain/audit.ts';
import { instant, users } from '#server/platform/db/schema.ts';

/**
 * Acts of administrators, and of people on their own profile. Rows are only ever added: the database itself refuses to
 * change or remove one.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    /** What was done, as `productRequest.decline`. */
    action: text().notNull(),
    entity: text({ enum: auditedEntities }).notNull(),
    entityId: text('entity_id').notNull(),
    /** What the entity was called when it was done. */
    label: text().notNull(),
    /** What was changed, as it was; null where it was made. */
    before: jsonb().$type<AuditedValues>(),
    /** The same as it is since; null where it was removed. */
    after: jsonb().$type<AuditedValues>(),
    reason: text(),
    /** The entity's version that the act made; null where it made none, and in entries from before versions were kept. */
    version: integer(),
    /** Id of the request that did it: its answer's `x-request-id`. */
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

/** Columns and their values; of secrets nothing but that they changed. */
export type AuditedValues = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
