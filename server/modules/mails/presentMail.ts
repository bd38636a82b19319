import type { MailState } from '#domain/mail.ts';
import type { LoggedMail as Presented, MailState as PresentedState } from '#graphql/resolvers.ts';
import { letterNames } from '#server/platform/mail/letterNames.ts';
import type { LoggedMail } from './mails.ts';

export const presentedMailStates: Readonly<Record<MailState, PresentedState>> = {
  sent: 'SENT',
  failing: 'FAILING',
  givenUp: 'GIVEN_UP',
  replaced: 'REPLACED',
};

export function presentLoggedMail(mail: LoggedMail): Presented {
  const { id, kind, toAddress, subject, text, state, failure, attempts, at } = mail;
  return {
    id,
    letter: letterNames[kind],
    to: toAddress,
    subject,
    text,
    state: presentedMailStates[state],
    failure,
    attempts,
    at,
  };
}
