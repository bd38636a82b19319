import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { roleKind } from '#domain/role.ts';
import { findAvailablePartners, type AvailablePartner } from '#server/modules/partners/availablePartners.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { partnerRequests } from './partnerRequestTables.ts';

type Row = typeof partnerRequests.$inferSelect;

export interface PartnerRequest {
  readonly request: Row;
  readonly partner: AvailablePartner;
  readonly asker: Pick<typeof users.$inferSelect, 'firstName' | 'lastName'>;
}

/** Partners that the person asked for, of an owner's company those of everybody; newest first. */
export async function listPartnerRequests(
  db: Database,
  { user: { id, customerId, roleId } }: Person,
): Promise<readonly PartnerRequest[]> {
  if (customerId === null) return [];
  const isOwn = roleKind(roleId) === 'owner' ? undefined : eq(partnerRequests.userId, id);
  const rows = await db
    .select({ request: partnerRequests, asker: { firstName: users.firstName, lastName: users.lastName } })
    .from(partnerRequests)
    .innerJoin(users, eq(users.id, partnerRequests.userId))
    .where(and(eq(partnerRequests.customerId, customerId), isOwn))
    .orderBy(desc(partnerRequests.askedAt), desc(partnerRequests.id));
  const partners = await findAvailablePartners(
    db,
    customerId,
    rows.map(({ request }) => request.partnerId),
  );
  return rows.flatMap(({ request, asker }) => {
    const partner = partners.get(request.partnerId);
    return partner ? [{ request, partner, asker }] : [];
  });
}

/** Notes what was decided about the open request of a company for a partner, where there is one. */
export async function settlePartnerRequest(
  db: Database,
  { customerId, partnerId }: Pick<Row, 'customerId' | 'partnerId'>,
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
