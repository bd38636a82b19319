import { and, eq } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import { entitlements, missingEntitlements, partners } from '#server/modules/partners/partnerTables.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { customerOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** How a company stands with a partner, as its people may know it. */
export interface EntitlementStatus {
  readonly state: 'granted' | 'denied' | 'requested' | 'none';
  /** Why it was denied, or is asked for. */
  readonly reason: string | null;
  readonly since: Date | null;
  /** Full name of who of the company asks for it. */
  readonly askedBy: string | null;
}

/** Columns that tell what was asked for or denied, by `users` as who did so. */
export const missingColumns = {
  missing: missingEntitlements,
  by: { firstName: users.firstName, lastName: users.lastName },
};

/** How it stands with a partner that the company does not have. */
export function statusOf(
  missing: typeof missingEntitlements.$inferSelect | null,
  by: Pick<typeof users.$inferSelect, 'firstName' | 'lastName'> | null,
): EntitlementStatus {
  if (!missing) return { state: 'none', reason: null, since: null, askedBy: null };
  const { state, reason, at: since } = missing;
  return { state, reason, since, askedBy: state === 'requested' && by ? fullName(by) : null };
}

/** The company in whose name this person asks for partners. @throws {Problem} FORBIDDEN where there is none */
export function requireCompany(person: Person): number {
  const customerId = customerOf(person);
  if (customerId === null) throw new Problem('FORBIDDEN', 'Only people of a company can ask for a partner');
  return customerId;
}

/** How this company stands with a partner. @throws {Problem} NOT_FOUND */
export async function findEntitlementStatus(
  db: Database,
  customerId: number,
  partnerId: number,
): Promise<EntitlementStatus & { readonly title: string }> {
  const [found] = await db
    .select({ title: partners.title, grantedAt: entitlements.grantedAt, ...missingColumns })
    .from(partners)
    .leftJoin(
      entitlements,
      and(eq(entitlements.partnerId, partners.id), eq(entitlements.customerId, customerId)),
    )
    .leftJoin(
      missingEntitlements,
      and(eq(missingEntitlements.partnerId, partners.id), eq(missingEntitlements.customerId, customerId)),
    )
    .leftJoin(users, eq(users.id, missingEntitlements.byId))
    .where(eq(partners.id, partnerId));
  if (!found) throw unknownPartner();
  const { title, grantedAt, missing, by } = found;
  if (grantedAt !== null) return { title, state: 'granted', reason: null, since: grantedAt, askedBy: null };
  return { title, ...statusOf(missing, by) };
}
