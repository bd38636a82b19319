import { productNameKey } from '#domain/productRequest.ts';
import {
  certificateFiles,
  certificateRecipients,
  certificates,
} from '#server/modules/certificates/certificateTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { productRequests, productRequestVotes } from '#server/modules/requests/requestTables.ts';
import type { users } from '#server/platform/db/schema.ts';
import { endedOn, markedPeople } from './marks.ts';

type Row = typeof users.$inferSelect;

/** Adds a product request of this person, with their vote; returns its id. */
export async function addRequest(
  db: Database,
  { id: userId, customerId }: Row,
  name: string,
): Promise<number> {
  const [request] = await db
    .insert(productRequests)
    .values({
      customerId: customerId ?? 0,
      userId,
      key: `access-${name}`,
      name,
      nameKey: productNameKey(name),
      reason: 'For the roof',
    })
    .returning();
  if (!request) throw new Error('The request was not added');
  await db.insert(productRequestVotes).values({ requestId: request.id, userId });
  return request.id;
}

/** Adds a certificate of this owner's company that has ended, with a document; returns its id. */
export async function addCertificate(db: Database, { id: userId, email, customerId }: Row): Promise<number> {
  const isOther = email === markedPeople.otherOwner.email;
  const [holder] = markedPeople[isOther ? 'otherOwner' : 'owner'].company;
  const [certificate] = await db
    .insert(certificates)
    .values({
      customerId: customerId ?? 0,
      type: 'OTHER',
      holder,
      issuer: 'City office',
      expiresOn: endedOn[isOther ? 'birch' : 'acme'],
      remindDays: [],
    })
    .returning();
  if (!certificate) throw new Error('The certificate was not added');
  const certificateId = certificate.id;
  const content = Buffer.from(`%PDF-1.4 ${holder}`);
  await db.insert(certificateRecipients).values({ certificateId, userId });
  await db.insert(certificateFiles).values({
    certificateId,
    name: 'policy.pdf',
    type: 'application/pdf',
    content,
    size: content.length,
  });
  return certificateId;
}
