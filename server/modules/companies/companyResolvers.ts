import * as v from 'valibot';
import { companyAddressSchema } from '#domain/companyAddress.ts';
import { timeZoneSchema } from '#domain/timeZone.ts';
import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import { chooseTimeZone } from './chooseTimeZone.ts';
import { findCompany } from './findCompany.ts';
import { keepCompanyAddress } from './keepCompanyAddress.ts';
import { parse } from '#server/platform/http/parse.ts';
import { presentCompany } from './presentCompany.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { requireOwner } from '#server/platform/graphql/ownerRequests.ts';

const zoneOnly = v.object({ timeZone: timeZoneSchema });

export const companyQueries: Pick<QueryResolvers<GraphQLContext>, 'company'> = {
  company: async (_parent, _arguments, context) => {
    const owner = await requireOwner(context);
    return presentCompany(await findCompany(context.services.db, owner));
  },
};

/** What owners do with their company itself (screens 2.12). */
export const companyMutations: Pick<
  MutationResolvers<GraphQLContext>,
  'chooseTimeZone' | 'keepCompanyAddress'
> = {
  chooseTimeZone: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    const { db } = context.services;
    const customer = await chooseTimeZone(db, owner, parse(zoneOnly, sent).timeZone);
    return presentCompany(await findCompany(db, { customer }));
  },
  keepCompanyAddress: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    const { db } = context.services;
    const customer = await keepCompanyAddress(db, owner, parse(companyAddressSchema, sent).address);
    return presentCompany(await findCompany(db, { customer }));
  },
};
