import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { toPrivacy } from './toPrivacy.ts';
import { chooseOfferNews, findPrivacy } from './privacy.ts';

export const privacyQueries: Queries<'privacy'> = {
  privacy: async (_parent, _arguments, { services: { db }, requireSignedIn }) => {
    const { user } = await requireSignedIn();
    return toPrivacy(await findPrivacy(db, user));
  },
};

/** What people decide about what is kept of them, whatever their role (screens 2.12). */
export const privacyMutations: Mutations<'chooseOfferNews'> = {
  chooseOfferNews: async (_parent, { offerNews }, { services: { db }, requireSignedIn }) =>
    toPrivacy(await chooseOfferNews(db, await requireSignedIn(), offerNews)),
};
