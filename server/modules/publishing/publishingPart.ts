import type { Part } from '#server/platform/part.ts';
import { partnerPageQueries } from './partnerPageResolvers.ts';
import { adminPartnerQueries, adminPartnerMutations } from './partnerResolvers.ts';

export const publishingPart = {
  queries: { ...adminPartnerQueries, ...partnerPageQueries },
  mutations: adminPartnerMutations,
} satisfies Part;
