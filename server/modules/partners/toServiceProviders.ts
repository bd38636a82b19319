import type { ServiceProvider } from '#domain/marketplace.ts';
import type { PartnerInCategory } from './listPartners.ts';

/** A category as the spec's call answers it, with the customer's partners in it. */
export interface PresentedCategory {
  readonly id: number;
  readonly name: string;
  readonly serviceProviders: ServiceProvider[];
}

/** Learn-more leads to the partner's own page, or outside where it has none (contract, "Partners and categories"). */
export function toServiceProvider({ partner }: PartnerInCategory): ServiceProvider {
  return {
    id: partner.id,
    title: partner.title,
    learnMoreHref: partner.pages[0] ?? partner.externalUrl,
  };
}

/** The categories that hold at least one of the partners, in the order that administrators gave them. */
export function toCategories(partners: readonly PartnerInCategory[]): PresentedCategory[] {
  const byId = new Map<number, PresentedCategory & { readonly position: number }>();
  for (const entry of partners) {
    const { id, name, position } = entry.category;
    const category = byId.get(id) ?? { id, name, position, serviceProviders: [] };
    category.serviceProviders.push(toServiceProvider(entry));
    byId.set(id, category);
  }
  return [...byId.values()]
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ id, name, serviceProviders }) => ({ id, name, serviceProviders }));
}
