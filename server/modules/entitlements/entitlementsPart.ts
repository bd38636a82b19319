import type { Part } from '#server/platform/part.ts';
import { entitlementMail } from './entitlementMessage.ts';
import { personalEntitlementRecords } from './personalEntitlementRecords.ts';
import { partnerRequestQueries, partnerRequestMutations } from './partnerRequestResolvers.ts';

export const entitlementsPart = {
  templates: { entitlementMail },
  queries: partnerRequestQueries,
  mutations: partnerRequestMutations,
  records: personalEntitlementRecords,
} satisfies Part;
