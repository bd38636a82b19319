import * as v from 'valibot';
import { companyAddressSchema } from '#domain/companyAddress.ts';
import { marketplaceTimeZone } from '#domain/days.ts';
import { timeZoneSchema } from '#domain/timeZone.ts';
import type { Company } from '#graphql/resolvers.ts';
import { listPartners } from '#server/modules/partners/listPartners.ts';
import type { Database } from '#server/platform/db/database.ts';
import { requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { chooseTimeZone, findSource, keepCompanyAddress, type Customer } from './company.ts';

const zoneOnly = v.object({ timeZone: timeZoneSchema });

export const companyQueries: Queries<'company'> = {
  company: async (_parent, _arguments, context) => {
    const { customer } = await requireOwner(context);
    if (!customer) throw new Problem('NOT_FOUND', 'You belong to no company');
    return toCompany(context.services.db, customer);
  },
};

export const companyMutations: Mutations<'chooseTimeZone' | 'keepCompanyAddress'> = {
  chooseTimeZone: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    const { db } = context.services;
    return toCompany(db, await chooseTimeZone(db, owner, parse(zoneOnly, sent).timeZone));
  },
  keepCompanyAddress: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    const { db } = context.services;
    return toCompany(db, await keepCompanyAddress(db, owner, parse(companyAddressSchema, sent).address));
  },
};

async function toCompany(db: Database, customer: Customer): Promise<Company> {
  const partners = await listPartners(db, customer.id);
  return {
    ...customer,
    id: String(customer.id),
    source: await findSource(db, customer),
    usualTimeZone: marketplaceTimeZone,
    partners: partners.map(({ partner: { id, title, pages } }) => ({ id, title, path: pages[0] ?? null })),
  };
}
