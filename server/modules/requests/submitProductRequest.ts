import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import {
  openProductRequestStates,
  productNameKey,
  productRequestReference,
  type ProductRequestSubmission,
} from '#domain/productRequest.ts';
import { secondsUntilOver, tooManyAttempts } from '#server/platform/auth/attemptLimits.ts';
import { lockCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/platform/services/services.ts';
import { findProductRequest, type ProductRequest } from './listProductRequests.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

/** Seconds for which a request counts toward the daily limit of its asker. */
const day = 86_400;

/**
 * Adds a product request for the person's company, with the person's vote, and returns it. Serializes the people of a
 * company, so that a name has one open request. `key` is an idempotency key: a repeated submission returns the request
 * that the first one added.
 * @throws {Problem} DUPLICATE_REQUEST naming the open request of the same name; TOO_MANY_ATTEMPTS above the daily
 *   limit; FORBIDDEN if the person belongs to no company
 */
export async function submitProductRequest(
  { db, productRequestsPerDay }: Pick<Services, 'db' | 'productRequestsPerDay'>,
  { user }: Person,
  { key, ...answers }: ProductRequestSubmission & { readonly key: string },
): Promise<ProductRequest> {
  const { id: userId, customerId } = user;
  if (customerId === null) throw new Problem('FORBIDDEN', 'Only people of a company can ask for a product');
  return db.transaction(async (transaction) => {
    await lockCompanyRow(transaction, customerId);
    const [sent] = await transaction
      .select({ id: productRequests.id })
      .from(productRequests)
      .where(and(eq(productRequests.userId, userId), eq(productRequests.key, key)));
    if (sent) return findProductRequest(transaction, { id: sent.id, customerId });
    const nameKey = productNameKey(answers.name);
    await refuseDuplicate(transaction, { userId, customerId, nameKey });
    await requireDailyLimit(transaction, userId, productRequestsPerDay);
    const [added] = await transaction
      .insert(productRequests)
      .values({ ...answers, key, nameKey, userId, customerId })
      .returning({ id: productRequests.id });
    if (!added) throw new Error('The product request was not added');
    await transaction.insert(productRequestVotes).values({ requestId: added.id, userId });
    return findProductRequest(transaction, { id: added.id, customerId });
  });
}

async function refuseDuplicate(
  db: Database,
  submission: Pick<typeof productRequests.$inferSelect, 'userId' | 'customerId' | 'nameKey'>,
): Promise<void> {
  const [open] = await db
    .select({ id: productRequests.id, userId: productRequests.userId, askedAt: productRequests.askedAt })
    .from(productRequests)
    .where(
      and(
        eq(productRequests.customerId, submission.customerId),
        eq(productRequests.nameKey, submission.nameKey),
        inArray(productRequests.state, [...openProductRequestStates]),
      ),
    );
  if (!open) return;
  const reference = productRequestReference(open.id);
  throw new Problem('DUPLICATE_REQUEST', `Your company already asked for this: ${reference}`, {
    earlier: {
      id: String(open.id),
      reference,
      askedOn: open.askedAt.toISOString(),
      isOwn: open.userId === submission.userId,
    },
  });
}

async function requireDailyLimit(db: Database, userId: number, most: number): Promise<void> {
  const { askedAt } = productRequests;
  const [oldest] = await db
    .select({ wait: secondsUntilOver(askedAt, day) })
    .from(productRequests)
    .where(and(eq(productRequests.userId, userId), gt(askedAt, fromNow(-day))))
    .orderBy(desc(askedAt))
    .offset(most - 1)
    .limit(1);
  if (oldest) throw tooManyAttempts('Too many requests today', Math.max(1, oldest.wait ?? 0));
}
