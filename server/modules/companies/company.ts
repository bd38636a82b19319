import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { isMarketplaceSource } from '#domain/affiliate.ts';
import { timeZoneMessage } from '#domain/timeZone.ts';
import { UserType } from '#domain/userType.ts';
import { forbidden } from '#server/platform/auth/authorize.ts';
import { lockOwnCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';

export type Customer = NonNullable<Person['customer']>;

/** Finds the name of the affiliate or customer who referred a customer; null if nobody or the marketplace did. */
export async function findReferrerName(db: Database, customer: Customer): Promise<string | null> {
  const { sourceId, sourceTypeId } = customer;
  if (sourceId === null || isMarketplaceSource(customer)) return null;
  const [source] =
    sourceTypeId === UserType.Affiliate
      ? await db.select({ name: affiliates.companyName }).from(affiliates).where(eq(affiliates.id, sourceId))
      : await db.select({ name: customers.name }).from(customers).where(eq(customers.id, sourceId));
  return source?.name ?? null;
}

/**
 * Saves the postal address of the owner's company, and returns the company; a null address removes it.
 * @throws {Problem} FORBIDDEN if the person is not (or no longer) an owner of a company
 */
export async function keepCompanyAddress(db: Database, owner: Person, address: string | null) {
  const saved = await updateOwnCompany(db, owner, { address });
  if (!saved) throw forbidden();
  return saved;
}

/**
 * Sets the time zone (IANA) in which the days of the owner's company begin, and returns the company.
 * @throws {Problem} FORBIDDEN if the person is not (or no longer) an owner of a company; VALIDATION_FAILED if the
 *   database does not know the zone
 */
export async function chooseTimeZone(db: Database, owner: Person, timeZone: string): Promise<Customer> {
  const saved = await updateOwnCompany(db, owner, { timeZone }, isKnownZone(timeZone));
  if (!saved) throw validationFailed([{ message: timeZoneMessage, members: ['timeZone'] }]);
  return saved;
}

/** Changes the owner's company, and returns it; undefined if the company does not meet `condition`. */
async function updateOwnCompany(db: Database, owner: Person, changes: Partial<Customer>, condition?: SQL) {
  return db.transaction(async (transaction) => {
    const isOwn = eq(customers.id, await lockOwnCompanyRow(transaction, owner));
    const [saved] = await transaction.update(customers).set(changes).where(and(isOwn, condition)).returning();
    return saved;
  });
}

/** Sets the time zone of a company that has none. Ignores a zone that the database does not know. */
export async function setMissingTimeZone(db: Database, customerId: number, timeZone: string): Promise<void> {
  await db
    .update(customers)
    .set({ timeZone })
    .where(and(eq(customers.id, customerId), isNull(customers.timeZone), isKnownZone(timeZone)));
}

/** Condition that PostgreSQL, which computes companies' days, knows a time zone: it may know fewer than browsers do. */
function isKnownZone(timeZone: string): SQL {
  return sql`exists (select from pg_timezone_names where lower(name) = lower(${timeZone}))`;
}
