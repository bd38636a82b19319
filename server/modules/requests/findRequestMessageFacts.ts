import { eq } from 'drizzle-orm';
import { productRequestReference } from '#domain/productRequest.ts';
import { findPartnersWithEntitlement } from '#server/modules/partners/availablePartners.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import { findRequestKnownToReader } from './findRequestKnownToReader.ts';
import { findMergeTargets } from './mergedRequests.ts';
import type { RequestMessageFacts } from './productRequestMessage.ts';
import { productRequests } from './requestTables.ts';

type Reader = typeof users.$inferSelect;

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** The request, and the state that the mail reports. The mail is not sent if the state has changed. */
    readonly productRequestMail: {
      readonly productRequest: { readonly id: number; readonly state: RequestMessageFacts['state'] };
    };
  }
}

/**
 * Finds the facts of the mail about a decision, with the reference and the name of the request that the reader knows.
 * Returns null if the state has changed, or if the reader knows no such request.
 */
export async function findRequestMessageFacts(
  db: Database,
  { productRequest: { id, state } }: MailJob<'productRequestMail'>,
  reader: Reader,
): Promise<RequestMessageFacts | null> {
  const [request] = await db.select().from(productRequests).where(eq(productRequests.id, id));
  if (!request || request.state !== state) return null;
  const known = await findRequestKnownToReader(db, request, reader);
  if (!known) return null;
  return {
    reference: productRequestReference(known.id),
    name: oneLine(known.name),
    state,
    reason: request.stateReason === null ? null : oneLine(request.stateReason),
    partner: request.partnerId === null ? null : await findPartner(db, request.partnerId, reader),
    mergedInto: request.mergedIntoId === null ? null : await findReference(db, request.mergedIntoId, reader),
    isPlannedThere: (await findMergeTargets(db, [id])).get(id)?.state === 'planned',
    wasMerged: known.id !== id,
    isOwn: known.userId === reader.id,
  };
}

/** Returns the reference of a request; null if the request is not of the reader's company. */
async function findReference(db: Database, id: number, { customerId }: Reader): Promise<string | null> {
  const [request] = await db
    .select({ customerId: productRequests.customerId })
    .from(productRequests)
    .where(eq(productRequests.id, id));
  return request && request.customerId === customerId ? productRequestReference(id) : null;
}

async function findPartner(db: Database, partnerId: number, { customerId }: Reader) {
  if (customerId === null) return null;
  const partner = (await findPartnersWithEntitlement(db, customerId, [partnerId])).get(partnerId);
  return partner ? { ...partner, title: oneLine(partner.title) } : null;
}
