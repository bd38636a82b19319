import { isSameCategory, isUnfiltered } from '#domain/category.ts';
import type { CategoryEntry, PartnerListEntry } from '#domain/marketplace.ts';
import { holdsWords, searchedText } from '#domain/offerSearch.ts';
import type { DashboardOffersQuery } from '#graphql/hooks.ts';

type OfferDetails = DashboardOffersQuery['offers'][number];

/** A partner of the list with what is known of its offer; null where the backend knows none. */
export interface OfferOfPartner {
  readonly partner: PartnerListEntry;
  readonly details: OfferDetails | null;
}

export interface ShownOffer extends OfferOfPartner {
  /** Folded texts that a search looks at. */
  readonly searched: string;
}

/** The offers in the order of the partner list: joined once, however often they are filtered. */
export function joinOffers(
  partners: readonly PartnerListEntry[],
  offers: readonly OfferDetails[],
): readonly ShownOffer[] {
  const detailsOf = new Map(offers.map((offer) => [offer.partnerId, offer]));
  return partners.map((partner) => {
    const details = detailsOf.get(partner.id) ?? null;
    const { category, benefit, value } = details ?? {};
    return {
      partner,
      details,
      searched: searchedText(partner.label, category?.name, benefit, value),
    };
  });
}

/** The category that the query value names, `null` for none asked, `undefined` for one that is not there. */
export function findCategory(
  categories: readonly CategoryEntry[],
  value: string | null,
): CategoryEntry | null | undefined {
  if (value === null || isUnfiltered(value)) return null;
  return categories.find(({ name }) => isSameCategory(value, name));
}

/** The offers of a category (`null` for any) that hold every word of the search, in any order. */
export function selectOffers(
  offers: readonly ShownOffer[],
  category: CategoryEntry | null | undefined,
  search: string,
): readonly ShownOffer[] {
  if (category === undefined) return [];
  const included = category && new Set(category.serviceProviders.map(({ id }) => id));
  return offers.filter(
    ({ partner, searched }) => (!included || included.has(partner.id)) && holdsWords(searched, search),
  );
}
