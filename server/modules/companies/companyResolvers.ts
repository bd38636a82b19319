import * as v from 'valibot';
import { companyAddressSchema } from '#domain/companyAddress.ts';
import { marketplaceTimeZone } from '#domain/days.ts';
import { timeZoneSchema } from '#domain/timeZone.ts';
import { listCustomerPartners } from '#server/modules/partners/listCustomerPartners.ts';
import { requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Part } from '#server/platform/part.ts';
import { chooseTimeZone, findReferrerName, keepCompanyAddress } from './company.ts';

const zoneOnly = v.object({ timeZone: timeZoneSchema });

export const companyQueries = {
  company: async (_parent, _arguments, context) => {
    const { customer } = await requireOwner(context);
    if (!customer) throw new Problem('NOT_FOUND', 'You belong to no company');
    return customer;
  },
} satisfies Part['queries'];

export const companyMutations = {
  chooseTimeZone: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    return chooseTimeZone(context.services.db, owner, parse(zoneOnly, sent).timeZone);
  },
  keepCompanyAddress: async (_parent, sent, context) => {
    const owner = await requireOwner(context);
    return keepCompanyAddress(context.services.db, owner, parse(companyAddressSchema, sent).address);
  },
} satisfies Part['mutations'];

export const companyFields: FieldResolvers<'Company'> = {
  source: (customer, _arguments, { services }) => findReferrerName(services.db, customer),
  usualTimeZone: () => marketplaceTimeZone,
  partners: async (customer, _arguments, { services }) => {
    const partners = await listCustomerPartners(services.db, customer.id);
    return partners.map(({ id, title, pages }) => ({ id, title, path: pages[0] ?? null }));
  },
};
