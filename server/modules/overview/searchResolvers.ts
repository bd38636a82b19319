import * as v from 'valibot';
import { toAdminCustomer } from '#server/modules/customers/toAdminCustomer.ts';
import { listPartnerTitles } from '#server/modules/partners/partnerTitles.ts';
import { toAdminUser } from '#server/modules/people/toAdminUser.ts';
import { toQueuedRequest } from '#server/modules/requests/toQueuedRequest.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { searchText } from '#server/platform/lists/adminLists.ts';
import { searchEverything } from './searchEverything.ts';

const schema = v.object({ search: v.pipe(searchText, v.nonEmpty('Enter what to search for')) });

export const searchQueries: Queries<'searchEverything' | 'partnerTitles'> = {
  searchEverything: async (_parent, sent, context) => {
    const { person } = await requireAdministrator(context);
    const { search } = parse(schema, sent);
    const { users, customers, partners, requests } = await searchEverything(context.services.db, search);
    const now = new Date();
    return {
      users: { ...users, rows: users.rows.map((row) => toAdminUser(row, person)) },
      customers: { ...customers, rows: customers.rows.map(toAdminCustomer) },
      partners: { ...partners, rows: [...partners.rows] },
      requests: { ...requests, rows: requests.rows.map((row) => toQueuedRequest(row, person, now)) },
    };
  },
  partnerTitles: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return [...(await listPartnerTitles(context.services.db))];
  },
};
