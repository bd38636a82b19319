import { and, eq } from 'drizzle-orm';
import { personFields, type Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser } from '#server/platform/db/hidden.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { ssoIdentities } from './ssoTables.ts';

/** The person who is linked with this identity (`iss` and `sub`), whatever their state. */
export async function findPersonByIdentity(
  db: Database,
  { issuer, subject }: Pick<typeof ssoIdentities.$inferSelect, 'issuer' | 'subject'>,
): Promise<Person | null> {
  const [person] = await db
    .select(personFields)
    .from(ssoIdentities)
    .innerJoin(users, eq(users.id, ssoIdentities.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject), isShownUser));
  return person ?? null;
}
