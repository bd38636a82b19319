import { categories } from '#domain/category.ts';
import { partners, type Partner } from '#domain/partner.ts';
import type { Showcase } from '#domain/showcase.ts';

export type ShownPartner = Omit<Partner, 'category'> & { readonly category: string };

export interface ShownCatalog {
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly partners: readonly ShownPartner[];
}

/** Returns the built-in catalog with the published changes of categories and offers. */
export function createShownCatalog({ categories: changed, offers }: Showcase): ShownCatalog {
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

export function toPartnerCardProps({ id, title, category, benefit, value }: ShownPartner) {
  return { id, title, meta: category, benefit, value };
}
