import * as v from 'valibot';
import {
  listProductCategoryNames,
  productRequestReference,
  createProductRequestSchema,
} from '#domain/productRequest.ts';
import { fullName } from '#domain/userInfo.ts';
import { listCategories } from '#server/modules/publishing/categories.ts';
import { requireRegularUser } from '#server/platform/graphql/ownerRequests.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { submissionKeySchema } from '#server/platform/graphql/submissionKey.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import type { Part } from '#server/platform/part.ts';
import { listProductRequests, type ShownProductRequest } from './listProductRequests.ts';
import { submitProductRequest } from './submitProductRequest.ts';
import { possibleActions, transitionProductRequest, unknownRequest } from './transitionProductRequest.ts';
import { withdrawProductRequest } from './withdrawProductRequest.ts';

export const productRequestQueries = {
  productRequests: async (_parent, _arguments, context) => {
    const person = await requireRegularUser(context);
    return listProductRequests(context.services.db, person);
  },
} satisfies Part['queries'];

export const productRequestMutations = {
  submitProductRequest: async (_parent, { request }, context) => {
    const person = await requireRegularUser(context);
    const { entries } = createProductRequestSchema(
      listProductCategoryNames(await listCategories(context.services.db)),
    );
    const submission = parse(v.object({ ...entries, key: submissionKeySchema }), request);
    return submitProductRequest(context.services, person, submission);
  },
  withdrawProductRequest: async (_parent, { id }, context) => {
    const person = await requireRegularUser(context);
    return withdrawProductRequest(context.services.db, person, parseId(id, unknownRequest));
  },
  voteForProductRequest: async (_parent, { id }, context) => {
    const person = await requireRegularUser(context);
    const requestId = parseId(id, unknownRequest);
    return transitionProductRequest(context.services.db, person, requestId, { type: 'vote' });
  },
} satisfies Part['mutations'];

const reference = ({ id }: ShownProductRequest) => productRequestReference(id);

export const productRequestVoteFields: FieldResolvers<'ProductRequestVote'> = { reference };

export const productRequestFields: FieldResolvers<'ProductRequest'> = {
  reference,
  status: ({ outcome }) => outcome.state,
  statusReason: ({ outcome }) => outcome.stateReason,
  askedBy: ({ asker }) => fullName(asker),
  askedOn: ({ askedAt }) => askedAt,
  canWithdraw: async (request, _arguments, { requireSignedIn }) =>
    possibleActions(await requireSignedIn(), request).includes('withdraw'),
};
