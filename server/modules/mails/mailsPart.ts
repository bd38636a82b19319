import type { Part } from '#server/platform/part.ts';
import { mailRecords } from './mailRecords.ts';
import { loggedMailQueries, loggedMailMutations } from './mailResolvers.ts';

export const mailsPart = {
  queries: loggedMailQueries,
  mutations: loggedMailMutations,
  records: mailRecords,
} satisfies Part;
