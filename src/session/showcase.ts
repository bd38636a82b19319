import { categories } from '#domain/category.ts';
import { partners, type Partner } from '#domain/partner.ts';
import { readShowcase } from '#domain/showcase.ts';

// The server sends the showcase with the page, so no request is made for it.
const { showcase } = JSON.parse(document.getElementById('config')?.textContent || '{}') as {
  readonly showcase?: unknown;
};
const changed = readShowcase(showcase);

export type ShownPartner = Omit<Partner, 'category'> & { readonly category: string };

/** Categories in the order in which visitors see them. */
export const shownCategories = changed.categories ?? categories;

/** Partners, with the public part of their offers. */
export const shownPartners: readonly ShownPartner[] = partners.map((partner) =>
  Object.assign(
    {},
    partner,
    changed.offers.find(({ partnerId }) => partnerId === partner.id),
  ),
);

/** The partner as a public card shows it. */
export function cardOf({ id, title, category, benefit, value }: ShownPartner) {
  return { id, title, meta: category, benefit, value };
}
