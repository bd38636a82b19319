import { and, eq } from 'drizzle-orm';
import { isKnown, personFields, type Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { ssoIdentities } from './ssoTables.ts';

/** The person who is linked with this identity (`iss` and `sub`), whatever their state. */
export async function findPersonByIdentity(
  db: Database,
  { issuer, subject }: Pick<typeof ssoIdentities.$inferSelect, 'issuer' | 'subject'>,
  sampleData: boolean,
): Promise<Person | null> {
  const [person] = await db
    .select(personFields)
    .from(ssoIdentities)
    .innerJoin(users, eq(users.id, ssoIdentities.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject), isKnown(sampleData)));
  return person ?? null;
}
