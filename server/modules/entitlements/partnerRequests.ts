import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { toRoleKind } from '#domain/role.ts';
import { findPartnersWithEntitlement } from '#server/modules/partners/availablePartners.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { partnerRequests } from './partnerRequestTables.ts';

/** Lists the person's own requests for partners, or, for an owner, all of their company; newest first. */
export async function listPartnerRequests(db: Database, { user: { id, customerId, roleId } }: Person) {
  if (customerId === null) return [];
  const isOwn = toRoleKind(roleId) === 'owner' ? undefined : eq(partnerRequests.userId, id);
  const rows = await db
    .select({ request: partnerRequests, asker: { firstName: users.firstName, lastName: users.lastName } })
    .from(partnerRequests)
    .innerJoin(users, eq(users.id, partnerRequests.userId))
    .where(and(eq(partnerRequests.customerId, customerId), isOwn))
    .orderBy(desc(partnerRequests.askedAt), desc(partnerRequests.id));
  const partners = await findPartnersWithEntitlement(
    db,
    customerId,
    rows.map(({ request }) => request.partnerId),
  );
  return rows.flatMap(({ request, asker }) => {
    const partner = partners.get(request.partnerId);
    return partner ? [{ request, partner, asker }] : [];
  });
}

/** Records the decision about a company's open request for a partner; does nothing if none is open. */
export async function settlePartnerRequest(
  db: Database,
  { customerId, partnerId }: Pick<typeof partnerRequests.$inferSelect, 'customerId' | 'partnerId'>,
  decision: { readonly outcome: 'granted' } | { readonly outcome: 'denied'; readonly outcomeReason: string },
): Promise<void> {
  await db
    .update(partnerRequests)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(
      and(
        eq(partnerRequests.customerId, customerId),
        eq(partnerRequests.partnerId, partnerId),
        isNull(partnerRequests.outcome),
      ),
    );
}
