import { customerOf, requireAccess } from '#server/platform/auth/authorize.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import { listOffers } from './listOffers.ts';
import { toOffer } from './toOffer.ts';

export const offerQueries: Queries<'offers'> = {
  offers: async (_parent, _arguments, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    const offers = await listOffers(services.db, customerOf(person));
    return offers.map(toOffer);
  },
};
