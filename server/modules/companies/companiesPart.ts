import type { Part } from '#server/platform/part.ts';
import { companyQueries, companyMutations } from './companyResolvers.ts';

export const companiesPart = {
  queries: companyQueries,
  mutations: companyMutations,
} satisfies Part;
