import type { FastifyInstance } from 'fastify';
import type { ServiceProvider } from '#domain/marketplace.ts';
import { customerOf } from '#server/platform/auth/authorize.ts';
import type { Services } from '#server/platform/services/services.ts';
import { listPartners } from './listPartners.ts';
import { toCategories, toServiceProvider, type PresentedCategory } from './toServiceProviders.ts';

/** The two lists of the spec; people without partners of their own get empty ones, not a refusal. */
export function serviceProviderRoutes(app: FastifyInstance, { db, authorizer }: Services): void {
  app.route({
    method: 'GET',
    url: '/api/app/service-provider-query/customer-service-providers',
    handler: async (request): Promise<ServiceProvider[]> => {
      const person = await authorizer.requireSignedIn(request.headers.authorization);
      const partners = await listPartners(db, customerOf(person));
      return partners.map(toServiceProvider);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/app/service-provider-query/service-provider-categories',
    handler: async (request): Promise<PresentedCategory[]> => {
      const person = await authorizer.requireSignedIn(request.headers.authorization);
      const partners = await listPartners(db, customerOf(person));
      return toCategories(partners);
    },
  });
}
