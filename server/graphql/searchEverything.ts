import * as v from 'valibot';
import type { QueryResolvers } from '#graphql/resolvers.ts';
import { listPartnerTitles } from '#server/admin/partnerTitles.ts';
import { searchEverything } from '#server/admin/searchEverything.ts';
import { parse } from '#server/http/parse.ts';
import { presentAdminCustomer } from '#server/present/adminCustomer.ts';
import { presentAdminUser } from '#server/present/adminUser.ts';
import { presentQueuedRequest } from '#server/present/queuedRequest.ts';
import { searchText } from './adminLists.ts';
import type { GraphQLContext } from './context.ts';
import { requireAdministrator } from './requireAdministrator.ts';

const schema = v.object({ search: v.pipe(searchText, v.nonEmpty('Enter what to search for')) });

export const searchQueries: Pick<QueryResolvers<GraphQLContext>, 'searchEverything' | 'partnerTitles'> = {
  searchEverything: async (_parent, sent, context) => {
    const { person } = await requireAdministrator(context);
    const { search } = parse(schema, sent);
    const { users, customers, partners, requests } = await searchEverything(context.services, search);
    const now = new Date();
    return {
      users: { ...users, rows: users.rows.map((row) => presentAdminUser(row, person)) },
      customers: { ...customers, rows: customers.rows.map(presentAdminCustomer) },
      partners: { ...partners, rows: [...partners.rows] },
      requests: { ...requests, rows: requests.rows.map((row) => presentQueuedRequest(row, person, now)) },
    };
  },
  partnerTitles: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return [...(await listPartnerTitles(context.services.db))];
  },
};
