import {
  serviceProviderCategoriesSchema,
  serviceProvidersSchema,
  toCategoryEntry,
  toPartnerListEntry,
  type CategoryEntry,
  type PartnerListEntry,
} from '#domain/marketplace.ts';
import type { Rest } from './rest.ts';

export async function fetchPartnerList(rest: Rest): Promise<PartnerListEntry[]> {
  const providers = await rest(
    '/api/app/service-provider-query/customer-service-providers',
    serviceProvidersSchema,
  );
  return providers.map(toPartnerListEntry);
}

export async function fetchCategories(rest: Rest): Promise<CategoryEntry[]> {
  const categories = await rest(
    '/api/app/service-provider-query/service-provider-categories',
    serviceProviderCategoriesSchema,
  );
  return categories.map(toCategoryEntry);
}
