import { and, asc, count, eq, inArray, lte } from 'drizzle-orm';
import { addDays, daysBetween } from '#domain/days.ts';
import { openProductRequestStates, productRequestReference } from '#domain/productRequest.ts';
import type { MemberStatus } from '#domain/team.ts';
import { certificates } from '#server/modules/certificates/certificateTables.ts';
import { unarchivedCondition, findCompanyToday } from '#server/modules/certificates/listCertificates.ts';
import { findListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { listEntitlements } from '#server/modules/entitlements/entitlements.ts';
import { listedRequestCondition } from '#server/modules/requests/queuedRequests.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/** Maximum number of open requests, and of ending certificates, in a customer's details. */
const listLength = 20;

/** Days before its last day in which a certificate counts as ending soon. */
const endingSoon = 30;

export type CustomerDetail = Awaited<ReturnType<typeof findCustomer>>;

/** Finds a customer with everything that administrators can see. @throws {Problem} NOT_FOUND */
export async function findCustomer(db: Database, id: number) {
  const customer = await findListedCustomer(db, id);
  return {
    customer,
    entitlements: await listEntitlements(db, id),
    team: await countTeam(db, id),
    openRequests: await findOpenRequests(db, id),
    endingCertificates: await findEndingCertificates(db, id),
  };
}

async function countTeam(db: Database, customerId: number): Promise<Readonly<Record<MemberStatus, number>>> {
  const rows = await db
    .select({ status: users.status, people: count() })
    .from(users)
    .where(eq(users.customerId, customerId))
    .groupBy(users.status);
  const counted = Object.fromEntries(rows.map(({ status, people }) => [status, people]));
  return { active: 0, invited: 0, deactivated: 0, ...counted };
}

async function findOpenRequests(db: Database, customerId: number) {
  const open = and(
    listedRequestCondition,
    eq(productRequests.customerId, customerId),
    inArray(productRequests.state, [...openProductRequestStates]),
  );
  const { id, name, state: status, askedAt: askedOn } = productRequests;
  const found = await db
    .select({ id, name, status, askedOn })
    .from(productRequests)
    .where(open)
    .orderBy(asc(askedOn), asc(id))
    .limit(listLength);
  const rows = found.map((row) => Object.assign(row, { reference: productRequestReference(row.id) }));
  return { rows, total: await db.$count(productRequests, open) };
}

async function findEndingCertificates(db: Database, customerId: number) {
  const today = await findCompanyToday(db, customerId);
  const ending = and(
    unarchivedCondition(customerId),
    lte(certificates.expiresOn, addDays(today, endingSoon)),
  );
  const found = await db
    .select()
    .from(certificates)
    .where(ending)
    .orderBy(asc(certificates.expiresOn), asc(certificates.id))
    .limit(listLength);
  const rows = found.map((row) => Object.assign(row, { daysLeft: daysBetween(today, row.expiresOn) }));
  return { rows, total: await db.$count(certificates, ending) };
}
