import { hasEnded } from '#server/modules/offers/requireOffer.ts';
import type { Part } from '#server/platform/part.ts';
import { partnerMutations, partnerQueries } from './partnerResolvers.ts';

export const publishingPart = {
  queries: partnerQueries,
  mutations: partnerMutations,
  types: { AdminPartner: { hasEnded } },
} satisfies Part;
