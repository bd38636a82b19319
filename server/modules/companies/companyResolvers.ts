import * as v from 'valibot';
import { companyAddressSchema } from '#domain/companyAddress.ts';
import { timeZoneSchema } from '#domain/timeZone.ts';
import { requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { chooseTimeZone } from './chooseTimeZone.ts';
import { findCompany } from './findCompany.ts';
import { keepCompanyAddress } from './keepCompanyAddress.ts';
import { toCompany } from './toCompany.ts';

const zoneOnly = v.object({ timeZone: timeZoneSchema });

export const companyQueries: Queries<'company'> = {
  company: async (_parent, _arguments, context) => {
    const owner = await requireOwner(context);
    return toCompany(await findCompany(context.services.db, owner));
  },
};

/** What owners do with their company itself (screens 2.12). */
export const companyMutations: Mutations<'chooseTimeZone' | 'keepCompanyAddress'> = {
  chooseTimeZone: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    const { db } = context.services;
    const customer = await chooseTimeZone(db, owner, parse(zoneOnly, sent).timeZone);
    return toCompany(await findCompany(db, { customer }));
  },
  keepCompanyAddress: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    const { db } = context.services;
    const customer = await keepCompanyAddress(db, owner, parse(companyAddressSchema, sent).address);
    return toCompany(await findCompany(db, { customer }));
  },
};
