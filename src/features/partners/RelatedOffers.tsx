import type { OfferFactsFragment } from '#graphql/hooks.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { OfferCard } from './OfferCard.tsx';

/** Cards of those of the offers whose partners the company has. */
export function RelatedOffers({ offers }: { readonly offers: readonly OfferFactsFragment[] }) {
  const { partners } = usePartnerList();
  return offers.map((details) => {
    const partner = partners.find(({ id }) => id === details.partnerId);
    return partner && <OfferCard key={details.id} offer={{ partner, details }} />;
  });
}
