import { mailStates } from '#domain/mail.ts';
import type { QueryLoggedMailsArgs } from '#graphql/resolvers.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import { mailNames } from '#server/platform/mail/mailNames.ts';
import type { Part } from '#server/platform/part.ts';
import { findMail, listMails, resendMail, unknownMail, type MailListQuery } from './mails.ts';

export function parseMailListQuery({ states, ...sent }: QueryLoggedMailsArgs): MailListQuery {
  return {
    ...parse(adminListSchema, sent),
    states: mailStates.filter((each) => states?.includes(each)),
  };
}

export const loggedMailQueries = {
  loggedMails: async (_parent, given, context) => {
    await requireAdministrator(context);
    return listMails(context.services.db, parseMailListQuery(given));
  },
  loggedMail: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return findMail(context.services.db, parseId(id, unknownMail));
  },
} satisfies Part['queries'];

export const loggedMailMutations = {
  resendMail: async (_parent, { id }, context) => {
    const administrator = await requireAdministrator(context);
    return resendMail(context.services, administrator, parseId(id, unknownMail));
  },
} satisfies Part['mutations'];

export const loggedMailFields: FieldResolvers<'LoggedMail'> = {
  template: ({ kind }) => mailNames[kind],
  to: ({ toAddress }) => toAddress,
};
