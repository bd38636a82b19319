import type { Part } from '#server/platform/part.ts';
import { companyRecords } from './companyRecords.ts';
import { companyFields, companyMutations, companyQueries } from './companyResolvers.ts';

export const companiesPart = {
  queries: companyQueries,
  mutations: companyMutations,
  types: { Company: companyFields },
  records: companyRecords,
} satisfies Part;
