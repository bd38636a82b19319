import { and, eq } from 'drizzle-orm';
import type { AuditedEntity } from '#domain/audit.ts';
import { fullName } from '#domain/userInfo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { auditEntries } from './auditTables.ts';

/**
 * Who made this version of something, for administrators to read at the beginning of a sentence. The audit log knows of
 * administrators alone, and tells of its oldest entries no version.
 */
export async function nameChanger(
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
