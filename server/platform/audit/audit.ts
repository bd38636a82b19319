import type { AuditAction, AuditedEntity } from '#domain/audit.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { auditEntries, type AuditedValues } from './auditTables.ts';

/** A person who does something that is written into the audit log, and the request that does it. */
export interface Actor {
  readonly person: Person;
  readonly requestId: string;
}

/** An actor in the name of the house. */
export type Administrator = Actor;

/** An act, and the entity that it changes. */
interface Act {
  readonly action: AuditAction;
  readonly entityId: number | string;
  /** What the entity is called. */
  readonly label: string;
  readonly before: AuditedValues | null;
  readonly after: AuditedValues | null;
  readonly reason?: string | null;
  /** The entity's new version, where the act made one. */
  readonly version?: number;
}

/** Writes it into the audit log, in the transaction that does it: both are kept or neither. */
export async function audit(
  db: Database,
  { person, requestId }: Actor,
  { entityId, reason = null, before, after, ...act }: Act,
): Promise<void> {
  await db.insert(auditEntries).values({
    ...act,
    entity: act.action.slice(0, act.action.indexOf('.')) as AuditedEntity,
    ...changed(before, after),
    entityId: String(entityId),
    reason,
    actorId: person.user.id,
    requestId,
  });
}

/** Keeps the values that differ. */
function changed(before: AuditedValues | null, after: AuditedValues | null) {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (values: AuditedValues) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
