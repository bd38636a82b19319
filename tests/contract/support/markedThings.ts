import { and, eq, inArray } from 'drizzle-orm';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { coupons, partnerAccounts } from '#server/modules/offers/offerTables.ts';
import { entitlements, missingEntitlements, offerStates } from '#server/modules/partners/partnerTables.ts';
import { publishableCategories } from '#server/modules/publishing/categories.ts';
import { createListing } from '#server/modules/publishing/listing.ts';
import { findListedPartner } from '#server/modules/publishing/partners.ts';
import { drafts } from '#server/modules/publishing/publishingTables.ts';
import { partnerRequests } from '#server/modules/entitlements/partnerRequestTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { personWith } from './gettingIn.ts';
import { markedPeople } from './marks.ts';

/** Callers who use offers. */
type People = Readonly<Record<'user' | 'owner' | 'otherOwner', typeof users.$inferSelect>>;

/** Marks the callers and their colleagues with the name of their company, and each caller with their own time zone. */
export async function markPeople(db: Database): Promise<void> {
  for (const { email, company, timeZone } of Object.values(markedPeople)) {
    const [name] = company;
    const { id, customerId } = await personWith(db, email);
    const isColleague = customerId === null ? eq(users.id, id) : eq(users.customerId, customerId);
    await db
      .update(users)
      .set({ lastName: `of ${name}` })
      .where(isColleague);
    await db.update(users).set({ timeZone }).where(eq(users.id, id));
    await db.insert(analyticsEvents).values({
      name: 'Login Visited',
      properties: {},
      context: { route: timeZone },
      userId: id,
      occurredAt: new Date(),
    });
  }
}

/**
 * Adds what these people and their companies have with partners. Only Acme Builders has partner 11, and only the
 * other company partner 3; each has requested the one that it lacks. Neither has partner 12. The offers of 4 and 5
 * are started.
 */
export async function addOfferThings(db: Database, { user, owner, otherOwner }: People): Promise<void> {
  const acme = owner.customerId ?? 0;
  const other = otherOwner.customerId ?? 0;
  await db
    .delete(entitlements)
    .where(and(eq(entitlements.customerId, acme), inArray(entitlements.partnerId, [3, 12])));
  await db.insert(missingEntitlements).values([
    { customerId: acme, partnerId: 3, state: 'requested', reason: 'For the roof', byId: owner.id },
    { customerId: other, partnerId: 11, state: 'requested', reason: 'For the pipes', byId: otherOwner.id },
  ]);
  await db.insert(partnerRequests).values([
    { customerId: acme, partnerId: 3, userId: owner.id, reason: 'For the roof' },
    { customerId: other, partnerId: 11, userId: otherOwner.id, reason: 'For the pipes' },
    // A settled request, so that the user has one as well.
    { customerId: acme, partnerId: 4, userId: user.id, reason: 'For the van', outcome: 'granted' },
  ]);
  for (const { id, customerId } of [owner, otherOwner]) {
    const started = {
      customerId: customerId ?? 0,
      state: 'STARTED' as const,
      changedOn: new Date(),
      changedById: id,
    };
    await db
      .insert(offerStates)
      .values([
        { ...started, partnerId: 4 },
        { ...started, partnerId: 5 },
      ])
      .onConflictDoNothing();
  }
  await db.insert(partnerAccounts).values([
    { customerId: acme, partnerId: 4, code: 'Acme Builders', email: owner.email, connectedById: owner.id },
    {
      customerId: other,
      partnerId: 4,
      code: 'Birch Plumbing',
      email: otherOwner.email,
      connectedById: otherOwner.id,
    },
  ]);
  await db.insert(coupons).values(
    [user, owner, otherOwner].map(({ id, timeZone }) => ({
      partnerId: 4,
      code: timeZone ?? '',
      userId: id,
      issuedAt: new Date(),
    })),
  );
}

/** Adds drafts of partner 2 and of the categories, equal to what is published. */
export async function addDrafts(db: Database): Promise<void> {
  const partner = await findListedPartner(db, 2);
  for (const publishable of [await createListing(db, partner), publishableCategories]) {
    await db
      .insert(drafts)
      .values({ subject: publishable.subject, content: await publishable.read(db), version: 1 });
  }
}
