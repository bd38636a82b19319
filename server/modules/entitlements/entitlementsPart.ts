import { noticeToMembers } from '#server/platform/mail/mailedLetter.ts';
import type { Part } from '#server/platform/part.ts';
import { entitlementLetter } from './entitlementLetter.ts';
import { entitlementRecords } from './entitlementRecords.ts';
import { findEntitlement } from './findEntitlement.ts';
import { partnerRequestQueries, partnerRequestMutations } from './partnerRequestResolvers.ts';

export const entitlementsPart = {
  letters: { entitlementMail: noticeToMembers(findEntitlement, entitlementLetter) },
  queries: partnerRequestQueries,
  mutations: partnerRequestMutations,
  records: entitlementRecords,
} satisfies Part;
