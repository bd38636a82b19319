import { eq } from 'drizzle-orm';
import type { EntitlementState } from '#domain/entitlement.ts';
import { fullName } from '#domain/userInfo.ts';
import {
  entitlements,
  missingEntitlements,
  customerPartnerCondition,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** Whether a company has a partner, as its people may see it. */
export interface EntitlementStatus {
  readonly state: EntitlementState;
  /** Reason why the partner was denied or requested; null otherwise. */
  readonly reason: string | null;
  readonly since: Date | null;
  /** Full name of the person of the company who requests the partner; null if nobody does. */
  readonly askedBy: string | null;
}

/** Columns of a request for a partner or its denial (`missing`), and of the person who made it, joined as `users`. */
export const missingPartnerColumns = {
  missing: missingEntitlements,
  by: { firstName: users.firstName, lastName: users.lastName },
};

/** Returns the status of a partner that the company lacks; `missing` is null without a request for it or a denial. */
export function toEntitlementStatus(
  missing: typeof missingEntitlements.$inferSelect | null,
  by: Pick<typeof users.$inferSelect, 'firstName' | 'lastName'> | null,
): EntitlementStatus {
  if (!missing) return { state: 'none', reason: null, since: null, askedBy: null };
  const { state, reason, at: since } = missing;
  return { state, reason, since, askedBy: state === 'requested' && by ? fullName(by) : null };
}

/** Returns the id of the company for which a person can request partners. @throws {Problem} FORBIDDEN without one */
export function requireCompany(person: Person): number {
  const customerId = customerIdOf(person);
  if (customerId === null) throw new Problem('FORBIDDEN', 'Only people of a company can ask for a partner');
  return customerId;
}

/** @throws {Problem} NOT_FOUND */
export async function findEntitlementStatus(db: Database, customerId: number, partnerId: number) {
  const [found] = await db
    .select({
      title: partners.title,
      pages: partners.pages,
      grantedAt: entitlements.grantedAt,
      ...missingPartnerColumns,
    })
    .from(partners)
    .leftJoin(entitlements, customerPartnerCondition(entitlements, customerId))
    .leftJoin(missingEntitlements, customerPartnerCondition(missingEntitlements, customerId))
    .leftJoin(users, eq(users.id, missingEntitlements.byId))
    .where(eq(partners.id, partnerId));
  if (!found) throw unknownPartner();
  const { grantedAt, missing, by, ...partner } = found;
  const status: EntitlementStatus =
    grantedAt === null
      ? toEntitlementStatus(missing, by)
      : { state: 'granted', reason: null, since: grantedAt, askedBy: null };
  return { ...partner, ...status };
}
