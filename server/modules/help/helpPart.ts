import type { Part } from '#server/platform/part.ts';
import { helpContent } from './help.ts';
import { helpQueries, helpMutations } from './helpResolvers.ts';

export const helpPart = {
  prepare: helpContent,
  queries: helpQueries,
  mutations: helpMutations,
} satisfies Part;
