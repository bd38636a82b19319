import { isSameCategory, isUnfiltered } from '#domain/category.ts';
import type { DashboardOffersQuery } from '#graphql/hooks.ts';
import { pickFound, type Found } from './usePartnerSearch.ts';

type MissingPartner = NonNullable<DashboardOffersQuery['missingPartners']>[number];

/** Of the partners that a company does not have those of a `category` query value that were found, best first. */
export function pickMissing(
  missing: readonly MissingPartner[],
  category: string | null,
  found: Found,
): readonly MissingPartner[] {
  const within =
    category === null || isUnfiltered(category)
      ? missing
      : missing.filter((partner) => isSameCategory(category, partner.category.name));
  return pickFound(found, within, ({ id, title, category: { name }, benefit, value }) => ({
    id: Number(id),
    texts: [title, name, benefit, value],
  }));
}
