import { createMemberMailTemplate } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { findRequestMessageFacts } from './findRequestMessageFacts.ts';
import {
  productRequestFields,
  productRequestMutations,
  productRequestQueries,
  productRequestVoteFields,
} from './productRequestResolvers.ts';
import {
  queuedRequestFields,
  queuedRequestQueries,
  queuedRequestMutations,
} from './queuedRequestResolvers.ts';
import { productRequestMessage } from './productRequestMessage.ts';
import { personalRequestRecords } from './personalRequestRecords.ts';
import { addSampleProductRequests } from './sampleProductRequests.ts';

export const requestsPart = {
  templates: { productRequestMail: createMemberMailTemplate(findRequestMessageFacts, productRequestMessage) },
  addSample: addSampleProductRequests,
  queries: { ...productRequestQueries, ...queuedRequestQueries },
  mutations: { ...productRequestMutations, ...queuedRequestMutations },
  types: {
    ProductRequest: productRequestFields,
    ProductRequestVote: productRequestVoteFields,
    QueuedRequest: queuedRequestFields,
  },
  records: personalRequestRecords,
} satisfies Part;
