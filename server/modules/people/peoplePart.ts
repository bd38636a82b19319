import { paths } from '#domain/paths.ts';
import { createMemberMailTemplate } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { findRoleMessageFacts } from './findRoleMessageFacts.ts';
import { invitationMessage, invitationRequestMessage } from './invitationMessages.ts';
import { ownProfileQueries, ownProfileMutations } from './ownProfileResolvers.ts';
import { personalAccountRecords } from './personalAccountRecords.ts';
import { roleMessage } from './roleMessage.ts';
import { teamMemberFields, teamMutations, teamQueries } from './teamResolvers.ts';
import {
  adminUserDetailFields,
  adminUserFields,
  adminUserMutations,
  adminUserQueries,
} from './userResolvers.ts';

export const peoplePart = {
  templates: {
    invitationMail: {
      goesTo: 'everybody',
      secretLink: { purpose: 'invitation', path: paths.verification },
      write: invitationMessage,
    },
    invitationRequestMail: { goesTo: 'everybody', write: invitationRequestMessage },
    roleMail: createMemberMailTemplate(findRoleMessageFacts, roleMessage),
  },
  queries: { ...adminUserQueries, ...ownProfileQueries, ...teamQueries },
  mutations: { ...adminUserMutations, ...ownProfileMutations, ...teamMutations },
  types: {
    AdminUser: adminUserFields,
    AdminUserDetail: adminUserDetailFields,
    TeamMember: teamMemberFields,
  },
  records: personalAccountRecords,
} satisfies Part;
