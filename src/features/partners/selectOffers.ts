import { isSameCategory, isUnfiltered } from '#domain/category.ts';
import type { CategoryEntry, PartnerListEntry } from '#domain/marketplace.ts';
import type { DashboardOffersQuery } from '#graphql/hooks.ts';

type OfferDetails = DashboardOffersQuery['offers'][number];

/** A partner of the list with what is known of its offer; null where the backend knows none. */
export interface ShownOffer {
  readonly partner: PartnerListEntry;
  readonly details: OfferDetails | null;
}

interface Selection {
  readonly partners: readonly PartnerListEntry[];
  readonly offers: readonly OfferDetails[];
  readonly categories: readonly CategoryEntry[];
  /** The `category` query value. */
  readonly category: string | null;
  readonly search: string;
}

/** The category that the query value names, `null` for none asked, `undefined` for one that is not there. */
export function findCategory(
  categories: readonly CategoryEntry[],
  value: string | null,
): CategoryEntry | null | undefined {
  if (value === null || isUnfiltered(value)) return null;
  return categories.find(({ name }) => isSameCategory(value, name));
}

/** The offers to show, in the order of the partner list. A search looks at labels, categories and benefits. */
export function selectOffers({ partners, offers, categories, category, search }: Selection): ShownOffer[] {
  const chosen = findCategory(categories, category);
  const included = chosen && new Set(chosen.serviceProviders.map(({ id }) => id));
  const detailsOf = new Map(offers.map((offer) => [offer.partnerId, offer]));
  const words = search.trim().toLocaleLowerCase('en');
  return partners
    .filter(({ id }) => chosen !== undefined && (!included || included.has(id)))
    .map((partner) => ({ partner, details: detailsOf.get(partner.id) ?? null }))
    .filter(({ partner, details }) =>
      [partner.label, details?.category.name, details?.benefit, details?.value]
        .join(' ')
        .toLocaleLowerCase('en')
        .includes(words),
    );
}
