import type { Part } from '#server/platform/part.ts';
import { adminCustomerQueries, adminCustomerMutations } from './customerResolvers.ts';

export const customersPart = {
  queries: adminCustomerQueries,
  mutations: adminCustomerMutations,
} satisfies Part;
