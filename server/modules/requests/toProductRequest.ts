import { productRequestReference } from '#domain/productRequest.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ProductRequest as Presented } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { ProductRequest } from './listProductRequests.ts';
import { possibleActions } from './transitionProductRequest.ts';

/** A request as this person sees it. */
export function toProductRequest(
  { request, outcome, partner, asker, votes }: ProductRequest,
  person: Person,
): Presented {
  return {
    id: request.id,
    reference: productRequestReference(request.id),
    name: request.name,
    status: outcome.state,
    statusReason: outcome.stateReason,
    partner,
    askedBy: fullName(asker),
    askedOn: request.askedAt,
    votes,
    canWithdraw: possibleActions(person, request).includes('withdraw'),
  };
}
