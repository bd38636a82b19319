import type { Part } from '#server/platform/part.ts';
import { personalMailRecords } from './personalMailRecords.ts';
import { loggedMailFields, loggedMailMutations, loggedMailQueries } from './mailResolvers.ts';

export const mailsPart = {
  queries: loggedMailQueries,
  mutations: loggedMailMutations,
  types: { LoggedMail: loggedMailFields },
  records: personalMailRecords,
} satisfies Part;
