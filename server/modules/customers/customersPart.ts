import type { Part } from '#server/platform/part.ts';
import {
  adminCustomerDetailFields,
  adminCustomerFields,
  adminCustomerMutations,
  adminCustomerQueries,
} from './customerResolvers.ts';

export const customersPart = {
  queries: adminCustomerQueries,
  mutations: adminCustomerMutations,
  types: { AdminCustomer: adminCustomerFields, AdminCustomerDetail: adminCustomerDetailFields },
} satisfies Part;
