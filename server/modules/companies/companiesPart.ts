import type { Part } from '#server/platform/part.ts';
import { companyRecords } from './companyRecords.ts';
import { companyQueries, companyMutations } from './companyResolvers.ts';

export const companiesPart = {
  queries: companyQueries,
  mutations: companyMutations,
  records: companyRecords,
} satisfies Part;
