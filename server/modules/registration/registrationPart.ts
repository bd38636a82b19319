import type { Part } from '#server/platform/part.ts';
import { gettingInQueries, gettingInMutations } from './registrationResolvers.ts';

export const registrationPart = {
  queries: gettingInQueries,
  mutations: gettingInMutations,
} satisfies Part;
