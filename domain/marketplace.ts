import * as v from 'valibot';
import { partnerNameOf } from './partner.ts';

/** Lists of partners and categories: first as the backend returns, then as the browser stores them (spec 3 and 7). */
export const serviceProvidersSchema = v.array(
  v.object({ id: v.number(), title: v.string(), learnMoreHref: v.string() }),
);

export const serviceProviderCategoriesSchema = v.array(
  v.object({ id: v.number(), name: v.string(), serviceProviders: v.array(v.object({ id: v.number() })) }),
);

export const partnerListSchema = v.array(
  v.object({ id: v.number(), partner: v.string(), href: v.string(), label: v.string() }),
);

export const categoryEntriesSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    serviceProviders: v.array(v.object({ id: v.number() })),
    count: v.number(),
  }),
);

export type ServiceProvider = v.InferOutput<typeof serviceProvidersSchema>[number];
export type ServiceProviderCategory = v.InferOutput<typeof serviceProviderCategoriesSchema>[number];
export type PartnerListEntry = v.InferOutput<typeof partnerListSchema>[number];
export type CategoryEntry = v.InferOutput<typeof categoryEntriesSchema>[number];

/** Converts a provider to an entry of the partner list; the id determines the name string (spec section 3). */
export function toPartnerListEntry({ id, title, learnMoreHref }: ServiceProvider): PartnerListEntry {
  return { id, partner: partnerNameOf(id, title), href: learnMoreHref, label: title };
}

/** Converts a category and adds the number of its providers (spec section 3). */
export function toCategoryEntry(category: ServiceProviderCategory): CategoryEntry {
  return { ...category, id: String(category.id), count: category.serviceProviders.length };
}

/** Whether an address leads out of the product and so opens in a new tab. */
export function isExternalHref(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/** Id of the heading on a partner's page above the form of the offer or, without a form, above its steps. */
export const offerAnchor = 'offer';

/** Returns the address at which people use an offer: `offerAnchor` of the partner's page, or the partner's own site. */
export function offerHref(href: string): string {
  return isExternalHref(href) ? href : `${href}#${offerAnchor}`;
}

/** Whether an address is safe as a link: a path of the product, or http(s), but not `javascript:`. */
export function isSafeHref(href: string): boolean {
  return isExternalHref(href) || /^\/(?![/\\])/.test(href);
}
