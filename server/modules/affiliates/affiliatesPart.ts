import { noticeToMembers } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { addHouse } from './addHouse.ts';
import { affiliateRecords } from './affiliateRecords.ts';
import { applicationMessage } from './applicationMessage.ts';
import { affiliateApplicationQueries, affiliateApplicationMutations } from './applicationResolvers.ts';
import { findApplicationDecision } from './findApplicationDecision.ts';
import { ownApplicationQueries, ownApplicationMutations } from './ownApplicationResolvers.ts';
import { addSampleAffiliates } from './sampleAffiliates.ts';

export const affiliatesPart = {
  templates: { applicationMail: noticeToMembers(findApplicationDecision, applicationMessage) },
  seed: addHouse,
  addSample: addSampleAffiliates,
  queries: { ...affiliateApplicationQueries, ...ownApplicationQueries },
  mutations: { ...affiliateApplicationMutations, ...ownApplicationMutations },
  records: affiliateRecords,
} satisfies Part;
