import * as v from 'valibot';
import { isMarketplaceSource } from '#domain/affiliate.ts';
import { limits } from '#domain/limits.ts';
import { optionalText } from '#domain/textFields.ts';
import { userTypeName } from '#domain/userType.ts';
import type { QueryAdminCustomersArgs } from '#graphql/resolvers.ts';
import {
  listCustomers,
  unknownCustomer,
  type CustomerListQuery,
} from '#server/modules/companies/listedCustomers.ts';
import { setEntitlements } from '#server/modules/entitlements/setEntitlements.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId, parseOptionalId } from '#server/platform/http/parseId.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import type { Part } from '#server/platform/part.ts';
import { findCustomer } from './customer.ts';

/** Maximum number of partners that one call can grant to a customer or take away. */
const mostChanges = 1_000;

const changesSchema = v.pipe(
  v.array(
    v.object({
      partnerId: v.union([v.string(), v.number()]),
      granted: v.boolean(),
      reason: optionalText('Reason', limits.productReasonLength),
    }),
  ),
  v.minLength(1, 'At least one partner must be named'),
  v.maxLength(mostChanges, `At most ${mostChanges} partners can be named at once`),
);

export function parseCustomerListQuery({
  order,
  descending,
  partnerId,
  withoutPartners,
  askedForPartner,
  ...sent
}: QueryAdminCustomersArgs): CustomerListQuery {
  return {
    ...parse(adminListSchema, sent),
    partnerId: parseOptionalId(partnerId, unknownPartner),
    withoutPartners: withoutPartners ?? false,
    askedForPartner: askedForPartner ?? false,
    order: order ?? 'name',
    descending: descending ?? false,
  };
}

export const adminCustomerQueries = {
  adminCustomers: async (_parent, given, context) => {
    await requireAdministrator(context);
    return listCustomers(context.services.db, parseCustomerListQuery(given));
  },
  adminCustomer: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return findCustomer(context.services.db, parseId(id, unknownCustomer));
  },
} satisfies Part['queries'];

export const adminCustomerMutations = {
  setEntitlements: async (_parent, { customerId, version, changes }, context) => {
    const administrator = await requireAdministrator(context);
    const target = { id: parseId(customerId, unknownCustomer), version };
    const wanted = parse(changesSchema, changes).map((change) =>
      Object.assign(change, { partnerId: parseId(change.partnerId, unknownPartner) }),
    );
    await setEntitlements(context.services.db, administrator, target, wanted);
    return findCustomer(context.services.db, target.id);
  },
} satisfies Part['mutations'];

export const adminCustomerFields: FieldResolvers<'AdminCustomer'> = {
  source: ({ sourceId, sourceTypeId, sourceName }) =>
    sourceId === null
      ? null
      : {
          id: sourceId,
          typeId: sourceTypeId,
          typeName: userTypeName(sourceTypeId),
          name: isMarketplaceSource({ sourceId, sourceTypeId }) ? null : sourceName,
        },
  users: ({ activeUsers }) => activeUsers,
  partners: ({ partnerCount }) => partnerCount,
  createdOn: ({ createdAt }) => createdAt,
};
