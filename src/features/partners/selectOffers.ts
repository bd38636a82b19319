import { isSameCategory, isUnfiltered } from '#domain/category.ts';
import { findPartnerMatch, selectFoundPartners, type PartnerSearchState } from '#domain/foundPartners.ts';
import type { CategoryEntry, PartnerListEntry } from '#domain/marketplace.ts';
import type { PartnerMatch } from '#domain/partnerSearch.ts';
import type { DashboardOffersQuery } from '#graphql/hooks.ts';

type OfferDetails = DashboardOffersQuery['offers'][number];

/** A partner with its offer; `details` is null if the backend has no offer of the partner. */
export interface OfferOfPartner {
  readonly partner: PartnerListEntry;
  readonly details: OfferDetails | null;
}

export interface ShownOffer extends OfferOfPartner {
  /** Match of the search; undefined without a search. */
  readonly finding?: PartnerMatch | undefined;
}

/** Joins each partner with the partner's offer, in the order of the partners. */
export function joinOffers(
  partners: readonly PartnerListEntry[],
  offers: readonly OfferDetails[],
): readonly OfferOfPartner[] {
  const detailsOf = new Map(offers.map((offer) => [offer.partnerId, offer]));
  return partners.map((partner) => ({ partner, details: detailsOf.get(partner.id) ?? null }));
}

/** Finds the category named `value`; null if `value` means all categories, undefined if no category has the name. */
export function findCategory(
  categories: readonly CategoryEntry[],
  value: string | null,
): CategoryEntry | null | undefined {
  if (value === null || isUnfiltered(value)) return null;
  return categories.find(({ name }) => isSameCategory(value, name));
}

/** Selects a category's offers that match the search, best match first; null for all, undefined if it is unknown. */
export function selectOffers(
  offers: readonly OfferOfPartner[],
  category: CategoryEntry | null | undefined,
  found: PartnerSearchState,
): readonly ShownOffer[] {
  if (category === undefined) return [];
  const included = category && new Set(category.serviceProviders.map(({ id }) => id));
  const within = included ? offers.filter(({ partner }) => included.has(partner.id)) : offers;
  return selectFoundPartners(found, within, ({ partner, details }) => ({
    id: partner.id,
    texts: [partner.label, details?.category.name, details?.benefit, details?.value],
  })).map((offer) => {
    const finding = findPartnerMatch(found, offer.partner.id);
    return finding ? Object.assign({ finding }, offer) : offer;
  });
}
