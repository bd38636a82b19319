import type { Part } from '#server/platform/part.ts';
import { registrationLetters } from './registrationLetters.ts';
import { gettingInQueries, gettingInMutations } from './registrationResolvers.ts';

export const registrationPart = {
  letters: registrationLetters,
  queries: gettingInQueries,
  mutations: gettingInMutations,
} satisfies Part;
