import { createMemberMailTemplate } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { couponMail } from './couponMessage.ts';
import { findOfferMessageFacts } from './findOfferMessageFacts.ts';
import { offerMessage } from './offerMessage.ts';
import { personalOfferRecords } from './personalOfferRecords.ts';
import { offerFields, offerMutations, offerQueries } from './offerResolvers.ts';
import { addSampleOffers } from './sampleOffers.ts';
import { notifyOfCoupons } from './notifyOfCoupons.ts';
import { unsubscribeRoutes } from './unsubscribeRoutes.ts';

export const offersPart = {
  templates: { couponMail, offerMail: createMemberMailTemplate(findOfferMessageFacts, offerMessage) },
  rounds: { couponNews: ({ db }) => notifyOfCoupons(db) },
  addSample: addSampleOffers,
  queries: offerQueries,
  mutations: offerMutations,
  types: { Offer: offerFields },
  routes: [unsubscribeRoutes],
  records: personalOfferRecords,
} satisfies Part;
