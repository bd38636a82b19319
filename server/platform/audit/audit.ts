import { and, eq } from 'drizzle-orm';
import type { AuditAction, AuditedEntity } from '#domain/audit.ts';
import { fullName } from '#domain/userInfo.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { auditEntries, type AuditedValues } from './auditTables.ts';

/** A person whose act is written into the audit log, and the id of the HTTP request. */
export interface Actor {
  readonly person: Person;
  readonly requestId: string;
}

/** An actor who administers the marketplace. */
export type Administrator = Actor;

interface Act extends Pick<typeof auditEntries.$inferInsert, 'label' | 'reason' | 'version'> {
  readonly action: AuditAction;
  readonly entityId: number | string;
  readonly before: AuditedValues | null;
  readonly after: AuditedValues | null;
}

/** Writes an act into the audit log. Call it in the transaction of the act, so that both are kept or neither. */
export async function audit(
  db: Database,
  { person, requestId }: Actor,
  { entityId, before, after, ...act }: Act,
): Promise<void> {
  await db.insert(auditEntries).values({
    ...act,
    entity: act.action.slice(0, act.action.indexOf('.')) as AuditedEntity,
    ...changed(before, after),
    entityId: String(entityId),
    actorId: person.user.id,
    requestId,
  });
}

/** Keeps the values that differ between `before` and `after`; keeps all if one of these is null. */
function changed(before: AuditedValues | null, after: AuditedValues | null) {
  if (before === null || after === null) return { before, after };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (values: AuditedValues) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Returns the full name of the person who made a version of an entity; "Somebody" if the log has no such entry. */
export async function findChangerName(
  db: Database,
  entity: AuditedEntity,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<string> {
  const [changer] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.entity, entity),
        eq(auditEntries.entityId, String(id)),
        eq(auditEntries.version, version),
      ),
    );
  return changer ? fullName(changer) : 'Somebody';
}
