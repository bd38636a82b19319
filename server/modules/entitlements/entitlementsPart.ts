import { noticeToMembers } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { entitlementMessage } from './entitlementMessage.ts';
import { entitlementRecords } from './entitlementRecords.ts';
import { findEntitlement } from './findEntitlement.ts';
import { partnerRequestQueries, partnerRequestMutations } from './partnerRequestResolvers.ts';

export const entitlementsPart = {
  templates: { entitlementMail: noticeToMembers(findEntitlement, entitlementMessage) },
  queries: partnerRequestQueries,
  mutations: partnerRequestMutations,
  records: entitlementRecords,
} satisfies Part;
