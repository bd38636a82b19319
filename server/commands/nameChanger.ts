import { and, eq, ne, sql } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import { auditEntries } from '#server/db/auditTables.ts';
import type { Database } from '#server/db/database.ts';
import { productRequests } from '#server/db/requestTables.ts';
import { affiliates, users } from '#server/db/schema.ts';

const tables = { application: affiliates, productRequest: productRequests, user: users } as const;

/**
 * Who changed a row last, for administrators to read at the beginning of a sentence. The audit log knows of
 * administrators alone: an entry counts where it was written in the transaction that left the row as it is.
 */
export async function nameChanger(db: Database, entity: keyof typeof tables, id: number): Promise<string> {
  const table = tables[entity];
  const [changer] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.entity, entity),
        eq(auditEntries.entityId, String(id)),
        sql`${auditEntries}.xmin = (select xmin from ${table} changed where changed.id = ${id})`,
        // It raises no version.
        ne(auditEntries.action, 'user.invitationResent'),
      ),
    )
    .limit(1);
  return changer ? fullName(changer) : 'Somebody';
}
