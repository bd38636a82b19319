import { noticeToMembers } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { findRequestDecision } from './findRequestDecision.ts';
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
import { requestMessage } from './requestMessage.ts';
import { personalRequestRecords } from './personalRequestRecords.ts';
import { addSampleProductRequests } from './sampleProductRequests.ts';

export const requestsPart = {
  templates: { productRequestMail: noticeToMembers(findRequestDecision, requestMessage) },
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
