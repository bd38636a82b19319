import { productRequestReference } from '#domain/productRequest.ts';
import { fullName } from '#domain/userInfo.ts';
import type { QueuedRequest as Presented } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import { businessDaysSince } from './businessDays.ts';
import { possibleDecisions } from './transitionProductRequest.ts';
import type { QueuedRequest } from './queuedRequests.ts';

/** Business days after which a request that nobody has looked at is overdue (admin, P0-2). */
const patience = 5;

/** A request as this administrator sees it. */
export function toQueuedRequest(
  { request, customer, asker, assignee, partner }: QueuedRequest,
  person: Person,
  now: Date,
): Presented {
  const { id, state, assigneeId, mergedIntoId, askedAt } = request;
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
    decisions: [...possibleDecisions(person, request)],
    version: request.version,
  };
}
