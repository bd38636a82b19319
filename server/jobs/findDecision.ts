import { and, eq } from 'drizzle-orm';
import { productRequestReference } from '#domain/productRequest.ts';
import { findMergedInto } from '#server/commands/mergedRequests.ts';
import type { Database } from '#server/db/database.ts';
import { entitlements, partners } from '#server/db/partnerTables.ts';
import { productRequests } from '#server/db/requestTables.ts';
import type { users } from '#server/db/schema.ts';
import { oneLine } from '#server/mail/oneLine.ts';
import type { DecidedRequest } from '#server/mail/requestLetter.ts';
import { findKnownRequest } from './findKnownRequest.ts';
import type { MailedRequest } from './job.ts';

type Reader = typeof users.$inferSelect;

/**
 * What a mail about a product request tells, by the request that the reader knows; null where the decision is another
 * one by now, or they know of none.
 */
export async function findDecision(
  db: Database,
  { id, state }: MailedRequest,
  reader: Reader,
): Promise<DecidedRequest | null> {
  const [request] = await db.select().from(productRequests).where(eq(productRequests.id, id));
  if (!request || request.state !== state) return null;
  const known = await findKnownRequest(db, request, reader);
  if (!known) return null;
  return {
    reference: productRequestReference(known.id),
    name: oneLine(known.name),
    state,
    reason: request.stateReason === null ? null : oneLine(request.stateReason),
    partner: request.partnerId === null ? null : await findPartner(db, request.partnerId, reader),
    mergedInto: request.mergedIntoId === null ? null : await findReference(db, request.mergedIntoId, reader),
    isPlannedThere: (await findMergedInto(db, [id])).get(id)?.state === 'planned',
    wasMerged: known.id !== id,
    isOwn: known.userId === reader.id,
  };
}

/** The reference of a request, where it is one of the reader's company. */
async function findReference(db: Database, id: number, { customerId }: Reader): Promise<string | null> {
  const [request] = await db
    .select({ customerId: productRequests.customerId })
    .from(productRequests)
    .where(eq(productRequests.id, id));
  return request && request.customerId === customerId ? productRequestReference(id) : null;
}

/** The partner, where the reader's company has them and they have a page. */
async function findPartner(
  db: Database,
  partnerId: number,
  { customerId }: Reader,
): Promise<DecidedRequest['partner']> {
  if (customerId === null) return null;
  const [partner] = await db
    .select({ title: partners.title, pages: partners.pages })
    .from(partners)
    .innerJoin(entitlements, eq(entitlements.partnerId, partners.id))
    .where(and(eq(partners.id, partnerId), eq(entitlements.customerId, customerId)));
  const [path] = partner?.pages ?? [];
  return partner && path !== undefined ? { title: partner.title, path } : null;
}
