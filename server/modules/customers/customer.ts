import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm';
import { addDays } from '#domain/days.ts';
import { openProductRequestStates } from '#domain/productRequest.ts';
import type { MemberStatus } from '#domain/team.ts';
import { certificates } from '#server/modules/certificates/certificateTables.ts';
import { todayOf } from '#server/modules/certificates/listCertificates.ts';
import { findListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { listEntitlements } from '#server/modules/entitlements/entitlements.ts';
import { isListedRequest } from '#server/modules/requests/queuedRequests.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/** Maximum number of rows of each list in a customer's details. */
const listLength = 20;

/** Number of days before its end in which a certificate counts as ending soon. */
const endingSoon = 30;

export type CustomerDetail = Awaited<ReturnType<typeof findCustomer>>;

/**
 * Finds a customer with everything that administrators can see. `today` is the current date in the customer's time
 * zone.
 * @throws {Problem} NOT_FOUND
 */
export async function findCustomer(db: Database, id: number) {
  const customer = await findListedCustomer(db, id);
  const today = await todayOf(db, id);
  return {
    customer,
    entitlements: await listEntitlements(db, id),
    team: await countTeam(db, id),
    openRequests: await findOpenRequests(db, id),
    endingCertificates: await findEndingCertificates(db, id, addDays(today, endingSoon)),
    today,
  };
}

async function countTeam(db: Database, customerId: number): Promise<ReadonlyMap<MemberStatus, number>> {
  const rows = await db
    .select({ status: users.status, people: count() })
    .from(users)
    .where(eq(users.customerId, customerId))
    .groupBy(users.status);
  return new Map(rows.map(({ status, people }) => [status, people]));
}

async function findOpenRequests(db: Database, customerId: number) {
  const open = and(
    isListedRequest,
    eq(productRequests.customerId, customerId),
    inArray(productRequests.state, [...openProductRequestStates]),
  );
  const rows = await db
    .select()
    .from(productRequests)
    .where(open)
    .orderBy(asc(productRequests.askedAt), asc(productRequests.id))
    .limit(listLength);
  return { rows, total: await db.$count(productRequests, open) };
}

async function findEndingCertificates(db: Database, customerId: number, lastDay: string) {
  const ending = and(
    eq(certificates.customerId, customerId),
    isNull(certificates.archivedAt),
    lte(certificates.expiresOn, lastDay),
  );
  const rows = await db
    .select()
    .from(certificates)
    .where(ending)
    .orderBy(asc(certificates.expiresOn), asc(certificates.id))
    .limit(listLength);
  return { rows, total: await db.$count(certificates, ending) };
}
