import type { Offer } from '#graphql/resolvers.ts';
import type { OfferOfCustomer } from '#server/commands/listOffers.ts';

export function presentOffer({ offer, category, progress }: OfferOfCustomer): Offer {
  return {
    id: offer.id,
    partnerId: offer.partnerId,
    category,
    benefit: offer.benefit,
    value: offer.value,
    state: progress?.state ?? 'AVAILABLE',
    stateChangedOn: progress?.changedOn ?? null,
    endsOn: offer.endsOn,
  };
}
