import type { Part } from '#server/platform/part.ts';
import { addCatalog } from './addCatalog.ts';
import { addSampleEntitlements } from './sampleEntitlements.ts';
import { searchedPartnerQueries, searchedPartnerMutations } from './searchedPartnerResolvers.ts';
import { serviceProviderRoutes } from './serviceProviderRoutes.ts';
import { deleteOldSearches } from './unfoundSearches.ts';

export const partnersPart = {
  rounds: { rollUp: ({ db }) => deleteOldSearches(db) },
  seed: addCatalog,
  addSample: addSampleEntitlements,
  queries: searchedPartnerQueries,
  mutations: searchedPartnerMutations,
  routes: [serviceProviderRoutes],
} satisfies Part;
