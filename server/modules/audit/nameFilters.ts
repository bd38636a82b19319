import { and, desc, eq, exists, or } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import type { FilteredBy } from '#graphql/resolvers.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition, shownCustomerCondition } from '#server/platform/db/hidden.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import type { AuditListQuery } from './auditLog.ts';

/** Finds the customer by which a list is filtered; `name` is null if unknown or hidden. Null without this filter. */
export async function findCustomerFilter(db: Database, rowId: number | null): Promise<FilteredBy | null> {
  if (rowId === null) return null;
  const [found] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(and(eq(customers.id, rowId), shownCustomerCondition));
  return { rowId, name: found?.name ?? null };
}

/** Finds the person by whom the audit log is filtered, even a hidden one who acted. Null without this filter. */
export async function findActorFilter(db: Database, { actorId }: AuditListQuery): Promise<FilteredBy | null> {
  if (actorId === null) return null;
  const hasActed = exists(db.select().from(auditEntries).where(eq(auditEntries.actorId, users.id)));
  const [found] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, actorId), or(shownUserCondition, hasActed)));
  return { rowId: actorId, name: found ? fullName(found) : null };
}

/** Finds the entity by which the audit log is filtered, named as in its newest entry. Null without this filter. */
export async function findEntityFilter(
  db: Database,
  { entity, entityId }: AuditListQuery,
): Promise<FilteredBy | null> {
  if (entity === null || entityId === null) return null;
  const [newest] = await db
    .select({ label: auditEntries.label })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(entityId))))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return { rowId: entityId, name: newest?.label ?? null };
}
