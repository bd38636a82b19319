import { paths } from '#domain/paths.ts';
import { noticeToMembers, type MailTemplates } from '#server/platform/mail/mailTemplate.ts';
import { findRole } from './findRole.ts';
import { invitationMessage, invitationRequestMessage } from './invitationMessages.ts';
import { roleMessage } from './roleMessage.ts';

export const peopleMessages: Pick<MailTemplates, 'invitationMail' | 'invitationRequestMail' | 'roleMail'> = {
  invitationMail: {
    goesTo: 'everybody',
    secretLink: { purpose: 'invitation', path: paths.verification },
    write: invitationMessage,
  },
  invitationRequestMail: { goesTo: 'everybody', write: invitationRequestMessage },
  roleMail: noticeToMembers(findRole, roleMessage),
};
