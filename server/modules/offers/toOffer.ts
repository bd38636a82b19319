import { fullName } from '#domain/userInfo.ts';
import type { Offer } from '#graphql/resolvers.ts';
import type { OfferOfCustomer } from './listOffers.ts';

export function toOffer({ offer, category, progress, changedBy }: OfferOfCustomer): Offer {
  return {
    id: offer.id,
    partnerId: offer.partnerId,
    category,
    benefit: offer.benefit,
    value: offer.value,
    endsOn: offer.endsOn,
    state: progress?.state ?? 'AVAILABLE',
    stateChangedOn: progress?.changedOn ?? null,
    stateChangedBy: changedBy && fullName(changedBy),
  };
}
