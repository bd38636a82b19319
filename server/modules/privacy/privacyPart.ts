import type { Part } from '#server/platform/part.ts';
import { accountExportRoute } from './accountExportRoute.ts';
import { privacyQueries, privacyMutations } from './privacyResolvers.ts';

export const privacyPart = {
  queries: privacyQueries,
  mutations: privacyMutations,
  routes: [accountExportRoute],
} satisfies Part;
