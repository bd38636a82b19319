import type { Part } from '#server/platform/part.ts';
import { adminCustomerFields, adminCustomerMutations, adminCustomerQueries } from './customerResolvers.ts';

export const customersPart = {
  queries: adminCustomerQueries,
  mutations: adminCustomerMutations,
  types: { AdminCustomer: adminCustomerFields },
} satisfies Part;
