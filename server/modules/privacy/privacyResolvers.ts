import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import { chooseOfferNews, findPrivacy } from './privacy.ts';
import { presentPrivacy } from './presentPrivacy.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';

export const privacyQueries: Pick<QueryResolvers<GraphQLContext>, 'privacy'> = {
  privacy: async (_parent, _arguments, { services: { db }, requireSignedIn }) => {
    const { user } = await requireSignedIn();
    return presentPrivacy(await findPrivacy(db, user));
  },
};

/** What people decide about what is kept of them, whatever their role (screens 2.12). */
export const privacyMutations: Pick<MutationResolvers<GraphQLContext>, 'chooseOfferNews'> = {
  chooseOfferNews: async (_parent, { offerNews }, { services: { db }, requireSignedIn }) =>
    presentPrivacy(await chooseOfferNews(db, await requireSignedIn(), offerNews)),
};
