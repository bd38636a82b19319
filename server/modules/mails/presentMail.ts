import type { LoggedMail as Presented } from '#graphql/resolvers.ts';
import { letterNames } from '#server/platform/mail/letterNames.ts';
import type { LoggedMail } from './mails.ts';

export function presentLoggedMail(mail: LoggedMail): Presented {
  const { id, kind, toAddress, subject, text, state, failure, attempts, at } = mail;
  return {
    id,
    letter: letterNames[kind],
    to: toAddress,
    subject,
    text,
    state,
    failure,
    attempts,
    at,
  };
}
