import { productRequestReference, type ProductRequestState } from '#domain/productRequest.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ProductRequest as Presented, ProductRequestStatus } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { ProductRequest } from './listProductRequests.ts';
import { mayMove } from './moveProductRequest.ts';

export const productRequestStatuses: Readonly<Record<ProductRequestState, ProductRequestStatus>> = {
  submitted: 'SUBMITTED',
  inReview: 'IN_REVIEW',
  planned: 'PLANNED',
  available: 'AVAILABLE',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
  merged: 'MERGED',
};

/** A request as this person sees it. */
export function presentProductRequest(
  { request, outcome, partner, asker, votes }: ProductRequest,
  person: Person,
): Presented {
  return {
    id: request.id,
    reference: productRequestReference(request.id),
    name: request.name,
    status: productRequestStatuses[outcome.state],
    statusReason: outcome.stateReason,
    partner,
    askedBy: fullName(asker),
    askedOn: request.askedAt,
    votes,
    canWithdraw: mayMove(person, request, { type: 'request.withdrawn' }),
  };
}
