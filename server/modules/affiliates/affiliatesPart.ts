import { marketplaceAffiliateId } from '#domain/affiliate.ts';
import { brand } from '#domain/brand.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import { createMemberMailTemplate } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { personalAffiliateRecords } from './personalAffiliateRecords.ts';
import { applicationMessage } from './applicationMessage.ts';
import {
  affiliateApplicationFields,
  affiliateApplicationMutations,
  affiliateApplicationQueries,
  duplicateApplicantFields,
} from './applicationResolvers.ts';
import { findApplicationMessageFacts } from './findApplicationMessageFacts.ts';
import { ownApplicationQueries, ownApplicationMutations } from './ownApplicationResolvers.ts';
import { addSampleAffiliates } from './sampleAffiliates.ts';

export const affiliatesPart = {
  templates: { applicationMail: createMemberMailTemplate(findApplicationMessageFacts, applicationMessage) },
  seed: async (db) => {
    // Adds the marketplace itself, which is the sponsor of every registration that names none.
    await db
      .insert(affiliates)
      .values({ id: marketplaceAffiliateId, companyName: brand.name, state: 'approved' })
      .onConflictDoNothing();
  },
  addSample: addSampleAffiliates,
  queries: { ...affiliateApplicationQueries, ...ownApplicationQueries },
  mutations: { ...affiliateApplicationMutations, ...ownApplicationMutations },
  types: { AffiliateApplication: affiliateApplicationFields, DuplicateApplicant: duplicateApplicantFields },
  records: personalAffiliateRecords,
} satisfies Part;
