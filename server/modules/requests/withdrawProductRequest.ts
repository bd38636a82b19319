import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { findProductRequest, type ProductRequest } from './listProductRequests.ts';
import { findMergedAskers } from './mergedRequests.ts';
import { transitionInTransaction } from './transitionProductRequest.ts';

/**
 * Withdraws a product request and returns it. Mails the other people whose requests were merged into it, since those
 * end with it.
 * @throws {Problem} as `transitionProductRequest`
 */
export async function withdrawProductRequest(
  db: Database,
  person: Person,
  id: number,
): Promise<ProductRequest> {
  return db.transaction(async (transaction) => {
    const { after } = await transitionInTransaction(transaction, person, { id }, { type: 'withdraw' });
    const askers = await findMergedAskers(transaction, after.id);
    for (const userId of askers.filter((asker) => asker !== person.user.id)) {
      await enqueueMail(transaction, {
        kind: 'productRequestMail',
        userId,
        productRequest: { id: after.id, state: 'withdrawn' },
      });
    }
    return findProductRequest(transaction, after);
  });
}
