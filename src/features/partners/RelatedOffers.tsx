import type { OfferFactsFragment } from '#graphql/hooks.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { OfferCard } from './OfferCard.tsx';

/** Shows offers as cards; leaves out offers of partners that the company does not have. */
export function RelatedOffers({ offers }: { readonly offers: readonly OfferFactsFragment[] }) {
  const { partners } = usePartnerList();
  return offers.map((details) => {
    const partner = partners.find(({ id }) => id === details.partnerId);
    return partner && <OfferCard key={details.id} offer={{ partner, details }} />;
  });
}
