import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EntitlementSource } from '#domain/entitlement.ts';
import { fullName } from '#domain/userInfo.ts';
import { entitlements, missingEntitlements, partners } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

export type EntitlementState = 'granted' | 'denied' | 'requested' | 'none';

/** Whether a customer has a partner, and what is known of why. */
export interface Entitlement {
  readonly partner: { readonly id: number; readonly title: string };
  readonly state: EntitlementState;
  /** Why they have it; null for what they do not have. */
  readonly source: EntitlementSource | null;
  readonly reason: string | null;
  readonly since: Date | null;
  /** Full name of who brought it there. */
  readonly by: string | null;
  /** Who of the company asked for it; null where it is not asked for. */
  readonly askedById: number | null;
}

const granters = alias(users, 'granters');
const others = alias(users, 'others');

/** Every partner there is, by its id, with what it is to this customer. */
export async function listEntitlements(db: Database, customerId: number): Promise<readonly Entitlement[]> {
  const rows = await db
    .select({
      partner: { id: partners.id, title: partners.title },
      granted: entitlements,
      missing: missingEntitlements,
      granter: { firstName: granters.firstName, lastName: granters.lastName },
      other: { firstName: others.firstName, lastName: others.lastName },
    })
    .from(partners)
    .leftJoin(
      entitlements,
      and(eq(entitlements.partnerId, partners.id), eq(entitlements.customerId, customerId)),
    )
    .leftJoin(
      missingEntitlements,
      and(eq(missingEntitlements.partnerId, partners.id), eq(missingEntitlements.customerId, customerId)),
    )
    .leftJoin(granters, eq(granters.id, entitlements.grantedById))
    .leftJoin(others, eq(others.id, missingEntitlements.byId))
    .orderBy(asc(partners.id));
  return rows.map(({ partner, granted, missing, granter, other }) => {
    if (granted) {
      const { source, reason, grantedAt: since } = granted;
      return {
        partner,
        state: 'granted',
        source,
        reason,
        since,
        by: granter && fullName(granter),
        askedById: null,
      };
    }
    if (!missing) {
      return { partner, state: 'none', source: null, reason: null, since: null, by: null, askedById: null };
    }
    const { state, reason, at: since } = missing;
    const askedById = state === 'requested' ? missing.byId : null;
    return { partner, state, source: null, reason, since, by: other && fullName(other), askedById };
  });
}

/** The customer and the partner of a decision, and the administrator who made it. */
interface Decision {
  readonly customerId: number;
  readonly partnerId: number;
  readonly byId: number;
}

/** Gives a customer a partner that it does not have. */
export async function grant(
  db: Database,
  { customerId, partnerId, byId }: Decision,
  { source, reason }: { readonly source: EntitlementSource; readonly reason: string | null },
): Promise<void> {
  await db
    .delete(missingEntitlements)
    .where(and(eq(missingEntitlements.customerId, customerId), eq(missingEntitlements.partnerId, partnerId)));
  await db.insert(entitlements).values({ customerId, partnerId, grantedById: byId, source, reason });
}

/** Takes a partner from a customer, where it has it, and notes that and why it was denied. */
export async function deny(
  db: Database,
  { customerId, partnerId, byId }: Decision,
  reason: string,
): Promise<void> {
  await db
    .delete(entitlements)
    .where(and(eq(entitlements.customerId, customerId), eq(entitlements.partnerId, partnerId)));
  const denied = { state: 'denied' as const, reason, byId, at: sql`now()` };
  await db
    .insert(missingEntitlements)
    .values({ customerId, partnerId, ...denied })
    .onConflictDoUpdate({
      target: [missingEntitlements.customerId, missingEntitlements.partnerId],
      set: denied,
    });
}
