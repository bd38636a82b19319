import type { LoggedMail as Presented } from '#graphql/resolvers.ts';
import { mailNames } from '#server/platform/mail/mailNames.ts';
import type { LoggedMail } from './mails.ts';

export function toLoggedMail(mail: LoggedMail): Presented {
  const { id, kind, toAddress, subject, text, state, failure, attempts, at } = mail;
  return {
    id,
    template: mailNames[kind],
    to: toAddress,
    subject,
    text,
    state,
    failure,
    attempts,
    at,
  };
}
