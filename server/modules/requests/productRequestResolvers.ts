import * as v from 'valibot';
import {
  productCategoriesOf,
  productRequestReference,
  productRequestSchemaOf,
} from '#domain/productRequest.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ProductRequest as PresentedRequest } from '#graphql/resolvers.ts';
import { listCategories } from '#server/modules/publishing/categories.ts';
import { requireAccess, type SignedIn } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { submissionKeySchema } from '#server/platform/graphql/submissionKey.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { listProductRequests, type ProductRequest } from './listProductRequests.ts';
import { submitProductRequest } from './submitProductRequest.ts';
import { possibleActions, transitionProductRequest, unknownRequest } from './transitionProductRequest.ts';
import { withdrawProductRequest } from './withdrawProductRequest.ts';

async function requireRegularUser({ requireSignedIn }: GraphQLContext): Promise<SignedIn> {
  const person = await requireSignedIn();
  requireAccess(person, 'userPage');
  return person;
}

export const productRequestQueries: Queries<'productRequests'> = {
  productRequests: async (_parent, _arguments, context) => {
    const person = await requireRegularUser(context);
    const requests = await listProductRequests(context.services.db, person);
    return requests.map((request) => toProductRequest(request, person));
  },
};

export const productRequestMutations: Mutations<
  'submitProductRequest' | 'withdrawProductRequest' | 'voteForProductRequest'
> = {
  submitProductRequest: async (_parent, { request }, context) => {
    const person = await requireRegularUser(context);
    const { entries } = productRequestSchemaOf(
      productCategoriesOf(await listCategories(context.services.db)),
    );
    const submission = parse(v.object({ ...entries, key: submissionKeySchema }), request);
    return toProductRequest(await submitProductRequest(context.services, person, submission), person);
  },
  withdrawProductRequest: async (_parent, { id }, context) => {
    const person = await requireRegularUser(context);
    const requestId = parseId(id, unknownRequest);
    return toProductRequest(await withdrawProductRequest(context.services.db, person, requestId), person);
  },
  voteForProductRequest: async (_parent, { id }, context) => {
    const person = await requireRegularUser(context);
    const requestId = parseId(id, unknownRequest);
    const { request } = await transitionProductRequest(context.services.db, person, requestId, {
      type: 'vote',
    });
    return { reference: productRequestReference(requestId), votes: request.votes };
  },
};

function toProductRequest(
  { request, outcome, partner, asker }: ProductRequest,
  person: Person,
): PresentedRequest {
  return {
    ...request,
    reference: productRequestReference(request.id),
    status: outcome.state,
    statusReason: outcome.stateReason,
    partner,
    askedBy: fullName(asker),
    askedOn: request.askedAt,
    canWithdraw: possibleActions(person, request).includes('withdraw'),
  };
}
