import type { Part } from '#server/platform/part.ts';
import { registrationMessages } from './registrationMessages.ts';
import { gettingInQueries, gettingInMutations } from './registrationResolvers.ts';

export const registrationPart = {
  templates: registrationMessages,
  queries: gettingInQueries,
  mutations: gettingInMutations,
} satisfies Part;
