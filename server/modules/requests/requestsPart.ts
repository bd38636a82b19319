import { noticeToMembers } from '#server/platform/mail/mailedLetter.ts';
import type { Part } from '#server/platform/part.ts';
import { findDecision } from './findDecision.ts';
import { productRequestQueries, productRequestMutations } from './productRequestResolvers.ts';
import { queuedRequestQueries, queuedRequestMutations } from './queuedRequestResolvers.ts';
import { requestLetter } from './requestLetter.ts';
import { requestRecords } from './requestRecords.ts';
import { addSampleProductRequests } from './sampleProductRequests.ts';

export const requestsPart = {
  letters: { productRequestMail: noticeToMembers(findDecision, requestLetter) },
  addSample: addSampleProductRequests,
  queries: { ...productRequestQueries, ...queuedRequestQueries },
  mutations: { ...productRequestMutations, ...queuedRequestMutations },
  records: requestRecords,
} satisfies Part;
