import type { Part } from '#server/platform/part.ts';
import { loggedMailQueries, loggedMailMutations } from './mailResolvers.ts';

export const mailsPart = {
  queries: loggedMailQueries,
  mutations: loggedMailMutations,
} satisfies Part;
