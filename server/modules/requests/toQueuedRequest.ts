import { productRequestReference } from '#domain/productRequest.ts';
import { fullName } from '#domain/userInfo.ts';
import type { QueuedRequest as Presented } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import { businessDaysSince } from './businessDays.ts';
import { possibleDecisions } from './transitionProductRequest.ts';
import type { QueuedRequest } from './queuedRequests.ts';

/** Business days after which a submitted request is overdue (admin, P0-2). */
const reviewDeadline = 5;

export function toQueuedRequest(
  { request, customer, asker, assignee, partner }: QueuedRequest,
  person: Person,
  now: Date,
): Presented {
  const { id, state, mergedIntoId, askedAt } = request;
  return {
    ...request,
    reference: productRequestReference(id),
    status: state,
    statusReason: request.stateReason,
    customerName: customer.name,
    askedBy: fullName(asker),
    askedByEmail: asker.email,
    askedByPhone: asker.phone,
    askedOn: askedAt,
    isOverdue: state === 'submitted' && businessDaysSince(askedAt, now) >= reviewDeadline,
    assigneeName: assignee && fullName(assignee),
    partnerTitle: partner?.title ?? null,
    mergedInto: mergedIntoId === null ? null : productRequestReference(mergedIntoId),
    decisions: possibleDecisions(person, request),
  };
}
