import { and, eq } from 'drizzle-orm';
import { productRequestReference } from '#domain/productRequest.ts';
import type { Database } from '#server/db/database.ts';
import { entitlements, partners } from '#server/db/partnerTables.ts';
import { productRequests } from '#server/db/requestTables.ts';
import type { users } from '#server/db/schema.ts';
import { oneLine } from '#server/mail/oneLine.ts';
import type { DecidedRequest } from '#server/mail/requestLetter.ts';
import type { MailedRequest } from './job.ts';

/** What a mail about a product request tells; null where the decision is another one by now. */
export async function findDecision(
  db: Database,
  { id, state }: MailedRequest,
  reader: typeof users.$inferSelect,
): Promise<DecidedRequest | null> {
  const [request] = await db.select().from(productRequests).where(eq(productRequests.id, id));
  if (!request || request.state !== state) return null;
  return {
    reference: productRequestReference(id),
    name: oneLine(request.name),
    state,
    reason: request.stateReason === null ? null : oneLine(request.stateReason),
    partner: request.partnerId === null ? null : await findPartner(db, request.partnerId, reader.customerId),
    mergedInto: request.mergedIntoId === null ? null : productRequestReference(request.mergedIntoId),
    isOwn: request.userId === reader.id,
  };
}

/** The partner, where the reader's company has them and they have a page. */
async function findPartner(
  db: Database,
  partnerId: number,
  customerId: number | null,
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
