import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm';
import { addDays } from '#domain/days.ts';
import { openProductRequestStates } from '#domain/productRequest.ts';
import type { MemberStatus } from '#domain/team.ts';
import { certificates } from '#server/modules/certificates/certificateTables.ts';
import { todayOf } from '#server/modules/certificates/listCertificates.ts';
import { findListedCustomer, type ListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { listEntitlements, type Entitlement } from '#server/modules/entitlements/entitlements.ts';
import { isListedRequest } from '#server/modules/requests/queuedRequests.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/** Rows that are shown of each list that belongs to a customer. */
const shown = 20;

/** Within so many days a certificate is said to end soon. */
const soon = 30;

/** The first of some rows, and how many there are. */
interface First<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A customer with all that administrators know of it. */
export interface CustomerDetail {
  readonly listed: ListedCustomer;
  readonly entitlements: readonly Entitlement[];
  readonly team: ReadonlyMap<MemberStatus, number>;
  readonly openRequests: First<typeof productRequests.$inferSelect>;
  readonly endingCertificates: First<typeof certificates.$inferSelect>;
  /** The day that it is for the customer. */
  readonly today: string;
}

/** @throws {Problem} NOT_FOUND */
export async function findCustomer(db: Database, id: number): Promise<CustomerDetail> {
  const listed = await findListedCustomer(db, id);
  const today = await todayOf(db, id);
  return {
    listed,
    entitlements: await listEntitlements(db, id),
    team: await countTeam(db, id),
    openRequests: await findOpenRequests(db, id),
    endingCertificates: await findEnding(db, id, addDays(today, soon)),
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

async function findOpenRequests(db: Database, customerId: number): Promise<CustomerDetail['openRequests']> {
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
    .limit(shown);
  return { rows, total: await db.$count(productRequests, open) };
}

async function findEnding(
  db: Database,
  customerId: number,
  day: string,
): Promise<CustomerDetail['endingCertificates']> {
  const ending = and(
    eq(certificates.customerId, customerId),
    isNull(certificates.archivedAt),
    lte(certificates.expiresOn, day),
  );
  const rows = await db
    .select()
    .from(certificates)
    .where(ending)
    .orderBy(asc(certificates.expiresOn), asc(certificates.id))
    .limit(shown);
  return { rows, total: await db.$count(certificates, ending) };
}
