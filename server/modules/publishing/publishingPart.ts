import { hasEnded } from '#server/modules/offers/requireOffer.ts';
import type { Part } from '#server/platform/part.ts';
import { adminPartnerMutations, adminPartnerQueries } from './partnerResolvers.ts';

export const publishingPart = {
  queries: adminPartnerQueries,
  mutations: adminPartnerMutations,
  types: { AdminPartner: { hasEnded } },
} satisfies Part;
