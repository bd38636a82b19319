import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import {
  openProductRequestStates,
  productNameKey,
  productRequestReference,
  type ProductRequestAnswers,
} from '#domain/productRequest.ts';
import { secondsUntilOver, tooManyAttempts } from '#server/platform/auth/attemptLimits.ts';
import type { Person } from '#server/platform/auth/person.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/platform/services/services.ts';
import { findProductRequest, type ProductRequest } from './listProductRequests.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

type Needs = Pick<Services, 'db' | 'productRequestsPerDay'>;

/** Seconds over which requests of one person are counted. */
const day = 86_400;

interface Submission extends ProductRequestAnswers {
  /** The same for each try to send the same answers. */
  readonly key: string;
}

/**
 * Asks for a product in the name of the person's company. People of one company take turns, so that of any
 * number at once exactly one is taken for each name. What was sent before under the same key is answered again.
 * @throws {Problem} DUPLICATE_REQUEST naming the open one of the same name; TOO_MANY_ATTEMPTS; FORBIDDEN where the
 *   person belongs to no company
 */
export async function submitProductRequest(
  { db, productRequestsPerDay }: Needs,
  { user }: Person,
  { key, ...answers }: Submission,
): Promise<ProductRequest> {
  const { id: userId, customerId } = user;
  if (customerId === null) throw new Problem('FORBIDDEN', 'Only people of a company can ask for a product');
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update');
    const [sent] = await transaction
      .select({ id: productRequests.id })
      .from(productRequests)
      .where(and(eq(productRequests.userId, userId), eq(productRequests.key, key)));
    if (sent) return findProductRequest(transaction, { id: sent.id, customerId });
    const nameKey = productNameKey(answers.name);
    await refuseSecond(transaction, { userId, customerId, nameKey });
    await refuseTooMany(transaction, userId, productRequestsPerDay);
    const [added] = await transaction
      .insert(productRequests)
      .values({ ...answers, key, nameKey, userId, customerId })
      .returning({ id: productRequests.id });
    if (!added) throw new Error('The product request was not added');
    await transaction.insert(productRequestVotes).values({ requestId: added.id, userId });
    return findProductRequest(transaction, { id: added.id, customerId });
  });
}

async function refuseSecond(
  db: Database,
  {
    userId,
    customerId,
    nameKey,
  }: Pick<typeof productRequests.$inferSelect, 'userId' | 'customerId' | 'nameKey'>,
): Promise<void> {
  const [open] = await db
    .select({ id: productRequests.id, userId: productRequests.userId, askedAt: productRequests.askedAt })
    .from(productRequests)
    .where(
      and(
        eq(productRequests.customerId, customerId),
        eq(productRequests.nameKey, nameKey),
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
      isOwn: open.userId === userId,
    },
  });
}

async function refuseTooMany(db: Database, userId: number, most: number): Promise<void> {
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
