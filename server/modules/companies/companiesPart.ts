import type { Part } from '#server/platform/part.ts';
import { personalCompanyRecords } from './personalCompanyRecords.ts';
import { companyFields, companyMutations, companyQueries } from './companyResolvers.ts';

export const companiesPart = {
  queries: companyQueries,
  mutations: companyMutations,
  types: { Company: companyFields },
  records: personalCompanyRecords,
} satisfies Part;
