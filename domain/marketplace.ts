import * as v from 'valibot';
import { partnerNameOf } from './partner.ts';

/**
 * The two lists of the marketplace as the backend answers them, and the entries that the browser keeps of
 * them (spec sections 3 and 7).
 */
export const serviceProvidersSchema = v.array(
  v.object({ id: v.number(), title: v.string(), learnMoreHref: v.string() }),
);

export const serviceProviderCategoriesSchema = v.array(
  v.object({ id: v.number(), name: v.string(), serviceProviders: v.array(v.object({ id: v.number() })) }),
);

export const partnerListSchema = v.array(
  v.object({ id: v.number(), partner: v.string(), href: v.string(), label: v.string() }),
);

export const categoryListSchema = v.array(
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
export type CategoryEntry = v.InferOutput<typeof categoryListSchema>[number];

/** The title becomes the label, the learn-more address the href; the id says the name string (spec section 3). */
export function toPartnerListEntry({ id, title, learnMoreHref }: ServiceProvider): PartnerListEntry {
  return { id, partner: partnerNameOf(id, title), href: learnMoreHref, label: title };
}

/** The id becomes a string, the length of `serviceProviders` the count shown (spec section 3). */
export function toCategoryEntry(category: ServiceProviderCategory): CategoryEntry {
  return { ...category, id: String(category.id), count: category.serviceProviders.length };
}

/** Whether an address leads out of the product, so that it opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/** Names the heading of what a person does on a partner's page. */
export const offerAnchor = 'offer';

/** The address at which people take an offer up: the heading of what to do on its page, or the partner's own site. */
export function offerHref(href: string): string {
  return isExternal(href) ? href : `${href}#${offerAnchor}`;
}

/** True for an address that may be a link: an own path, or http(s). Anything else (`javascript:`) may not. */
export function isSafeHref(href: string): boolean {
  return isExternal(href) || /^\/(?![/\\])/.test(href);
}
