import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { timeZoneMessage } from '#domain/timeZone.ts';
import { lockOwnCompany } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import type { Customer } from './findCompany.ts';

/**
 * Has the days of this owner's company begin by the clocks of a time zone (IANA).
 * @throws {Problem} FORBIDDEN for whoever owns no company (any more); VALIDATION_FAILED where the database does not
 *   know the zone
 */
export async function chooseTimeZone(db: Database, owner: Person, timeZone: string): Promise<Customer> {
  return db.transaction(async (transaction) => {
    const customerId = await lockOwnCompany(transaction, owner);
    const [chosen] = await transaction
      .update(customers)
      .set({ timeZone })
      .where(and(eq(customers.id, customerId), isKnownZone(timeZone)))
      .returning();
    if (!chosen) throw validationFailed([{ message: timeZoneMessage, members: ['timeZone'] }]);
    return chosen;
  });
}

/** Gives a company that has chosen no time zone the one that an owner lives in. */
export async function suggestTimeZone(db: Database, customerId: number, timeZone: string): Promise<void> {
  await db
    .update(customers)
    .set({ timeZone })
    .where(and(eq(customers.id, customerId), isNull(customers.timeZone), isKnownZone(timeZone)));
}

/**
 * The database reckons days by it for all companies at once, and knows fewer names than browsers do where it is
 * the older of the two.
 */
function isKnownZone(timeZone: string): SQL {
  return sql`exists (select from pg_timezone_names where lower(name) = lower(${timeZone}))`;
}
