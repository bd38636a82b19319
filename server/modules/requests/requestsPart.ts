import type { Part } from '#server/platform/part.ts';
import { productRequestQueries, productRequestMutations } from './productRequestResolvers.ts';
import { queuedRequestQueries, queuedRequestMutations } from './queuedRequestResolvers.ts';
import { addSampleProductRequests } from './sampleProductRequests.ts';

export const requestsPart = {
  addSample: addSampleProductRequests,
  queries: { ...productRequestQueries, ...queuedRequestQueries },
  mutations: { ...productRequestMutations, ...queuedRequestMutations },
} satisfies Part;
