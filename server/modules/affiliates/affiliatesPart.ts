import type { Part } from '#server/platform/part.ts';
import { addHouse } from './addHouse.ts';
import { affiliateApplicationQueries, affiliateApplicationMutations } from './applicationResolvers.ts';
import { ownApplicationQueries, ownApplicationMutations } from './ownApplicationResolvers.ts';
import { addSampleAffiliates } from './sampleAffiliates.ts';

export const affiliatesPart = {
  seed: addHouse,
  addSample: addSampleAffiliates,
  queries: { ...affiliateApplicationQueries, ...ownApplicationQueries },
  mutations: { ...affiliateApplicationMutations, ...ownApplicationMutations },
} satisfies Part;
