import type { Part } from '#server/platform/part.ts';
import { registrationMessages } from './registrationMessages.ts';
import { registrationQueries, registrationMutations } from './registrationResolvers.ts';

export const registrationPart = {
  templates: registrationMessages,
  queries: registrationQueries,
  mutations: registrationMutations,
} satisfies Part;
