import { mailStates } from '#domain/mail.ts';
import type { LoggedMail as PresentedMail, QueryLoggedMailsArgs } from '#graphql/resolvers.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import { mailNames } from '#server/platform/mail/mailNames.ts';
import { findMail, listMails, resendMail, unknownMail, type LoggedMail, type MailQuery } from './mails.ts';

export function parseMailQuery({ states, ...sent }: QueryLoggedMailsArgs): MailQuery {
  return {
    ...parse(adminListSchema, sent),
    states: mailStates.filter((each) => states?.includes(each)),
  };
}

export const loggedMailQueries: Queries<'loggedMails' | 'loggedMail'> = {
  loggedMails: async (_parent, given, context) => {
    await requireAdministrator(context);
    const { rows, ...counted } = await listMails(context.services.db, parseMailQuery(given));
    return { ...counted, rows: rows.map(toLoggedMail) };
  },
  loggedMail: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return toLoggedMail(await findMail(context.services.db, parseId(id, unknownMail)));
  },
};

export const loggedMailMutations: Mutations<'resendMail'> = {
  resendMail: async (_parent, { id }, context) => {
    const administrator = await requireAdministrator(context);
    return toLoggedMail(await resendMail(context.services, administrator, parseId(id, unknownMail)));
  },
};

function toLoggedMail(mail: LoggedMail): PresentedMail {
  return { ...mail, template: mailNames[mail.kind], to: mail.toAddress };
}
