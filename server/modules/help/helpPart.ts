import type { Part } from '#server/platform/part.ts';
import { readHelpContent } from './help.ts';
import { personalHelpRecords } from './personalHelpRecords.ts';
import { helpQueries, helpMutations } from './helpResolvers.ts';
import { webinarRegisteredMail } from './webinarMessage.ts';

export const helpPart = {
  templates: { webinarRegisteredMail },
  prepare: readHelpContent,
  queries: helpQueries,
  mutations: helpMutations,
  records: personalHelpRecords,
} satisfies Part;
