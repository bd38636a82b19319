import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EntitlementSource, EntitlementState } from '#domain/entitlement.ts';
import { fullName } from '#domain/userInfo.ts';
import {
  entitlements,
  missingEntitlements,
  customerPartnerCondition,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/** Whether a customer has a partner, and why. */
export interface Entitlement {
  readonly partnerId: number;
  readonly partnerTitle: string;
  readonly state: EntitlementState;
  /** Reason why the customer has the partner; null if it does not. */
  readonly source: EntitlementSource | null;
  readonly reason: string | null;
  readonly since: Date | null;
  /** Full name of the person who granted, denied, or requested the partner; null if nobody did. */
  readonly by: string | null;
  /** Id of the person of the company who requests the partner; null if nobody does. */
  readonly askedById: number | null;
}

const granters = alias(users, 'granters');
const others = alias(users, 'others');

/** Lists every partner, sorted by id, with whether and why this customer has it. */
export async function listEntitlements(db: Database, customerId: number): Promise<readonly Entitlement[]> {
  const rows = await db
    .select({
      partnerId: partners.id,
      partnerTitle: partners.title,
      granted: entitlements,
      missing: missingEntitlements,
      granter: { firstName: granters.firstName, lastName: granters.lastName },
      other: { firstName: others.firstName, lastName: others.lastName },
    })
    .from(partners)
    .leftJoin(entitlements, customerPartnerCondition(entitlements, customerId))
    .leftJoin(missingEntitlements, customerPartnerCondition(missingEntitlements, customerId))
    .leftJoin(granters, eq(granters.id, entitlements.grantedById))
    .leftJoin(others, eq(others.id, missingEntitlements.byId))
    .orderBy(asc(partners.id));
  return rows.map(({ partnerId, partnerTitle, granted, missing, granter, other }) => {
    const by = granted ? granter : other;
    return {
      partnerId,
      partnerTitle,
      state: granted ? 'granted' : (missing?.state ?? 'none'),
      source: granted?.source ?? null,
      reason: granted ? granted.reason : (missing?.reason ?? null),
      since: granted?.grantedAt ?? missing?.at ?? null,
      by: by && fullName(by),
      askedById: !granted && missing?.state === 'requested' ? missing.byId : null,
    };
  });
}

/** A customer, a partner, and the person who requests, grants, or denies the partner for the customer. */
interface Decision {
  readonly customerId: number;
  readonly partnerId: number;
  readonly byId: number;
}

/** Gives a customer a partner that it does not have. */
export async function grantPartner(
  db: Database,
  { customerId, partnerId, byId }: Decision,
  { source, reason }: { readonly source: EntitlementSource; readonly reason: string | null },
): Promise<void> {
  await db
    .delete(missingEntitlements)
    .where(and(eq(missingEntitlements.customerId, customerId), eq(missingEntitlements.partnerId, partnerId)));
  await db.insert(entitlements).values({ customerId, partnerId, grantedById: byId, source, reason });
}

/** Takes a partner from a customer, if the customer has it, and records the denial with its reason. */
export async function denyPartner(db: Database, decision: Decision, reason: string): Promise<void> {
  const { customerId, partnerId } = decision;
  await db
    .delete(entitlements)
    .where(and(eq(entitlements.customerId, customerId), eq(entitlements.partnerId, partnerId)));
  await recordMissingPartner(db, decision, 'denied', reason);
}

/** Records the denial or request of a partner that the customer does not have, in place of an earlier one. */
export async function recordMissingPartner(
  db: Database,
  { customerId, partnerId, byId }: Decision,
  state: 'denied' | 'requested',
  reason: string,
): Promise<void> {
  const missing = { state, reason, byId, at: sql`now()` };
  await db
    .insert(missingEntitlements)
    .values({ customerId, partnerId, ...missing })
    .onConflictDoUpdate({
      target: [missingEntitlements.customerId, missingEntitlements.partnerId],
      set: missing,
    });
}
