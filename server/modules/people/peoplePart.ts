import type { Part } from '#server/platform/part.ts';
import { ownProfileQueries, ownProfileMutations } from './ownProfileResolvers.ts';
import { peopleMessages } from './peopleMessages.ts';
import { personRecords } from './personRecords.ts';
import { teamQueries, teamMutations } from './teamResolvers.ts';
import { adminUserQueries, adminUserMutations } from './userResolvers.ts';

export const peoplePart = {
  templates: peopleMessages,
  queries: { ...adminUserQueries, ...ownProfileQueries, ...teamQueries },
  mutations: { ...adminUserMutations, ...ownProfileMutations, ...teamMutations },
  records: personRecords,
} satisfies Part;
