import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import { requireAccess } from '#server/auth/authorize.ts';
import { findPartnerStanding, requireCompany } from '#server/commands/partnerStanding.ts';
import { requestPartner } from '#server/commands/requestPartner.ts';
import { parse } from '#server/http/parse.ts';
import { parseId } from '#server/http/parseId.ts';
import { unknownPartner } from '#server/http/unknownPartner.ts';
import { entitlementStates } from '#server/present/entitlementStates.ts';
import type { GraphQLContext } from './context.ts';

const requestSchema = v.object({ reason: requiredText('Reason', limits.productReasonLength) });

/** What people of a company read of partners that it does not have. */
export const partnerRequestQueries: Pick<QueryResolvers<GraphQLContext>, 'partnerStanding'> = {
  partnerStanding: async (_parent, { partnerId }, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    const id = parseId(partnerId, unknownPartner);
    const standing = await findPartnerStanding(services.db, requireCompany(person), id);
    const { state, reason, since, askedBy } = standing;
    return { partnerId: id, state: entitlementStates[state], reason, since, askedBy };
  },
};

/** What people of a company do about partners that it does not have. */
export const partnerRequestMutations: Pick<MutationResolvers<GraphQLContext>, 'requestPartner'> = {
  requestPartner: async (_parent, { partnerId, ...sent }, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    const { reason } = parse(requestSchema, sent);
    const asked = await requestPartner(services.db, person, parseId(partnerId, unknownPartner), reason);
    return { partnerId: asked.partnerId, reason: asked.reason, askedOn: asked.at };
  },
};
