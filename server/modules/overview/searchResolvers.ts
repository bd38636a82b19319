import * as v from 'valibot';
import { listCustomers } from '#server/modules/companies/listedCustomers.ts';
import { parseCustomerListQuery } from '#server/modules/customers/customerResolvers.ts';
import { findPartnerTitles, listPartnerTitles } from '#server/modules/partners/partnerTitles.ts';
import { parseUserListQuery } from '#server/modules/people/userResolvers.ts';
import { listUsers } from '#server/modules/people/users.ts';
import { parseRequestListQuery } from '#server/modules/requests/queuedRequestResolvers.ts';
import { listQueuedRequests } from '#server/modules/requests/queuedRequests.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import { parse } from '#server/platform/http/parse.ts';
import { searchTextSchema } from '#server/platform/lists/adminLists.ts';
import type { Part } from '#server/platform/part.ts';

/** Maximum number of results of each kind. */
const size = 5;

const schema = v.object({ search: v.pipe(searchTextSchema, v.nonEmpty('Enter what to search for')) });

export const searchQueries = {
  searchEverything: async (_parent, sent, context) => {
    await requireAdministrator(context);
    const { db } = context.services;
    const { search } = parse(schema, sent);
    const first = { page: 1, size, search };
    const [users, customers, partners, requests] = await Promise.all([
      listUsers(db, parseUserListQuery(first)),
      listCustomers(db, parseCustomerListQuery(first)),
      findPartnerTitles(db, search, size),
      listQueuedRequests(db, parseRequestListQuery({ ...first, descending: true })),
    ]);
    return { users, customers, partners, requests };
  },
  partnerTitles: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return listPartnerTitles(context.services.db);
  },
} satisfies Part['queries'];
