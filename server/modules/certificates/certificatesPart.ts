import type { Part } from '#server/platform/part.ts';
import { certificateFileRoutes } from './certificateFileRoutes.ts';
import { certificateQueries, certificateMutations } from './certificateResolvers.ts';
import { addSampleCertificates } from './sampleCertificates.ts';

export const certificatesPart = {
  addSample: addSampleCertificates,
  queries: certificateQueries,
  mutations: certificateMutations,
  routes: [certificateFileRoutes],
} satisfies Part;
