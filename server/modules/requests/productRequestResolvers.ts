import * as v from 'valibot';
import {
  productCategoriesOf,
  productRequestReference,
  productRequestSchemaOf,
} from '#domain/productRequest.ts';
import { listCategories } from '#server/modules/publishing/categories.ts';
import { requireAccess, type SignedIn } from '#server/platform/auth/authorize.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { submissionKeySchema } from '#server/platform/graphql/submissionKey.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { listProductRequests } from './listProductRequests.ts';
import { transitionProductRequest, unknownRequest } from './transitionProductRequest.ts';
import { toProductRequest } from './toProductRequest.ts';
import { submitProductRequest } from './submitProductRequest.ts';
import { withdrawProductRequest } from './withdrawProductRequest.ts';

async function readSubmission({ services }: GraphQLContext, sent: unknown) {
  const categories = productCategoriesOf(await listCategories(services.db));
  return parse(v.object({ ...productRequestSchemaOf(categories).entries, key: submissionKeySchema }), sent);
}

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

/** What people of a company do with their requests (screens 2.15). */
export const productRequestMutations: Mutations<
  'submitProductRequest' | 'withdrawProductRequest' | 'voteForProductRequest'
> = {
  submitProductRequest: async (_parent, { request }, context) => {
    const person = await requireRegularUser(context);
    const submission = await readSubmission(context, request);
    return toProductRequest(await submitProductRequest(context.services, person, submission), person);
  },
  withdrawProductRequest: async (_parent, { id }, context) => {
    const person = await requireRegularUser(context);
    const requestId = parseId(id, unknownRequest);
    return toProductRequest(await withdrawProductRequest(context.services.db, person, requestId), person);
  },
  voteForProductRequest: async (_parent, { id }, context) => {
    const person = await requireRegularUser(context);
    const action = { type: 'vote' } as const;
    const { request, votes } = await transitionProductRequest(
      context.services.db,
      person,
      parseId(id, unknownRequest),
      action,
    );
    return { reference: productRequestReference(request.id), votes };
  },
};
