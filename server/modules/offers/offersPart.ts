import type { Part } from '#server/platform/part.ts';
import { dealingMutations } from './dealingResolvers.ts';
import { offerQueries } from './offerResolvers.ts';
import { addSampleOffers } from './sampleOffers.ts';
import { unsubscribeRoutes } from './unsubscribeRoutes.ts';

export const offersPart = {
  addSample: addSampleOffers,
  queries: offerQueries,
  mutations: dealingMutations,
  routes: [unsubscribeRoutes],
} satisfies Part;
