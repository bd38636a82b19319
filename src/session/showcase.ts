import { categories } from '#domain/category.ts';
import { partners, type Partner } from '#domain/partner.ts';
import type { Showcase } from '#domain/showcase.ts';

export type ShownPartner = Omit<Partner, 'category'> & { readonly category: string };

/** The catalogue as visitors see it. */
export interface ShownCatalogue {
  /** Categories in the order in which visitors see them. */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** Partners with the public part of their offers. */
  readonly partners: readonly ShownPartner[];
}

/** The registry's catalogue with what administrators have published since. */
export function catalogueOf({ categories: changed, offers }: Showcase): ShownCatalogue {
  return {
    categories: changed ?? categories,
    partners: partners.map((partner) =>
      Object.assign(
        {},
        partner,
        offers.find(({ partnerId }) => partnerId === partner.id),
      ),
    ),
  };
}

/** The partner as a public card shows it. */
export function cardOf({ id, title, category, benefit, value }: ShownPartner) {
  return { id, title, meta: category, benefit, value };
}
