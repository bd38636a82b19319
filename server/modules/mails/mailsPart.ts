import type { Part } from '#server/platform/part.ts';
import { mailRecords } from './mailRecords.ts';
import { loggedMailFields, loggedMailMutations, loggedMailQueries } from './mailResolvers.ts';

export const mailsPart = {
  queries: loggedMailQueries,
  mutations: loggedMailMutations,
  types: { LoggedMail: loggedMailFields },
  records: mailRecords,
} satisfies Part;
