import type { FastifyInstance } from 'fastify';
import type { ServiceProvider } from '#domain/marketplace.ts';
import type { Services } from '#server/platform/services/services.ts';
import { listPartnersOfPerson, type PartnerInCategory } from './listCustomerPartners.ts';

/** Routes of the spec that list partners, and categories with partners; people without partners get empty lists. */
export function serviceProviderRoutes(app: FastifyInstance, { db, authorizer }: Services): void {
  app.route({
    method: 'GET',
    url: '/api/app/service-provider-query/customer-service-providers',
    handler: async (request): Promise<ServiceProvider[]> => {
      const person = await authorizer.requireSignedIn(request);
      return (await listPartnersOfPerson(db, person)).map(toServiceProvider);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/app/service-provider-query/service-provider-categories',
    handler: async (request): Promise<PresentedCategory[]> => {
      const person = await authorizer.requireSignedIn(request);
      return toCategories(await listPartnersOfPerson(db, person));
    },
  });
}

/** A category in a response, with the customer's partners in it. */
interface PresentedCategory {
  readonly id: number;
  readonly name: string;
  readonly serviceProviders: ServiceProvider[];
}

/** Converts a partner; `learnMoreHref` is its page here, or else its website (contract, "Partners and categories"). */
function toServiceProvider({ id, title, pages, externalUrl }: PartnerInCategory): ServiceProvider {
  return { id, title, learnMoreHref: pages[0] ?? externalUrl };
}

/** Groups partners by category, in the order in which administrators arranged the categories. */
function toCategories(partners: readonly PartnerInCategory[]): PresentedCategory[] {
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
