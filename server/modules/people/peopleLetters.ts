import { paths } from '#domain/paths.ts';
import { noticeToMembers, type Letters } from '#server/platform/mail/mailedLetter.ts';
import { findRole } from './findRole.ts';
import { invitationLetter, invitationRequestLetter } from './invitationLetters.ts';
import { roleLetter } from './roleLetter.ts';

export const peopleLetters: Pick<Letters, 'invitationMail' | 'invitationRequestMail' | 'roleMail'> = {
  invitationMail: {
    goesTo: 'everybody',
    secretLink: { purpose: 'invitation', path: paths.verification },
    write: invitationLetter,
  },
  invitationRequestMail: { goesTo: 'everybody', write: invitationRequestLetter },
  roleMail: noticeToMembers(findRole, roleLetter),
};
