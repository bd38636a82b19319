import type { Part } from '#server/platform/part.ts';
import { partnerRequestQueries, partnerRequestMutations } from './partnerRequestResolvers.ts';

export const entitlementsPart = {
  queries: partnerRequestQueries,
  mutations: partnerRequestMutations,
} satisfies Part;
