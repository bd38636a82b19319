import { productRequestReference } from '#domain/productRequest.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ProductRequestDecision, QueuedRequest as Presented } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import { businessDaysSince } from './businessDays.ts';
import { mayMove, type ProductRequestMove } from './moveProductRequest.ts';
import type { QueuedRequest } from './queuedRequests.ts';

/** Business days after which a request that nobody has looked at is overdue (admin, P0-2). */
const patience = 5;

/** An example of each decision, for the chart to say whether it is possible. */
const examples: Readonly<Record<ProductRequestDecision, ProductRequestMove>> = {
  BEGIN_REVIEW: { type: 'review.began' },
  PLAN: { type: 'request.planned' },
  MAKE_AVAILABLE: { type: 'request.madeAvailable', partnerId: null },
  DECLINE: { type: 'request.declined', reason: 'A reason' },
  MERGE: { type: 'request.merged', into: 0 },
};

/** A request as this administrator sees it. */
export function presentQueuedRequest(
  { request, customer, asker, assignee, partner }: QueuedRequest,
  person: Person,
  now: Date,
): Presented {
  const { id, state, assigneeId, mergedIntoId, askedAt } = request;
  const decisions = Object.keys(examples) as ProductRequestDecision[];
  return {
    id,
    reference: productRequestReference(id),
    name: request.name,
    category: request.category,
    website: request.website,
    reason: request.reason,
    people: request.people,
    contactBy: request.contactBy,
    status: state,
    statusReason: request.stateReason,
    customerId: customer.id,
    customerName: customer.name,
    askedBy: fullName(asker),
    askedByEmail: asker.email,
    askedByPhone: asker.phone,
    askedOn: askedAt,
    votes: request.votes,
    isOverdue: state === 'submitted' && businessDaysSince(askedAt, now) >= patience,
    assigneeId,
    assigneeName: assignee && fullName(assignee),
    note: request.note,
    partnerTitle: partner?.title ?? null,
    mergedInto: mergedIntoId === null ? null : productRequestReference(mergedIntoId),
    mergedIntoId,
    decisions: decisions.filter((decision) => mayMove(person, request, examples[decision])),
    version: request.version,
  };
}
