import { mailStates } from '#domain/mail.ts';
import type { QueryLoggedMailsArgs } from '#graphql/resolvers.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import { findMail, listMails, resendMail, unknownMail, type MailQuery } from './mails.ts';
import { toLoggedMail } from './toLoggedMail.ts';

/** The mails that these arguments ask for. */
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

/** What administrators do with mails (admin, P0-9). */
export const loggedMailMutations: Mutations<'resendMail'> = {
  resendMail: async (_parent, { id }, context) => {
    const administrator = await requireAdministrator(context);
    return toLoggedMail(await resendMail(context.services, administrator, parseId(id, unknownMail)));
  },
};
