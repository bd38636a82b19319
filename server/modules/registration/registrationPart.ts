import type { Part } from '#server/platform/part.ts';
import { registrationMailTemplates } from './registrationMailTemplates.ts';
import { registrationQueries, registrationMutations } from './registrationResolvers.ts';

export const registrationPart = {
  templates: registrationMailTemplates,
  queries: registrationQueries,
  mutations: registrationMutations,
} satisfies Part;
