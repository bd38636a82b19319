import * as v from 'valibot';
import { formMessages } from '#domain/formMessages.ts';
import { limits } from '#domain/limits.ts';
import { assignableRoles, roleNames } from '#domain/role.ts';
import { invitationSchema, memberStatuses } from '#domain/team.ts';
import { requiredText } from '#domain/textFields.ts';
import { fullName } from '#domain/userInfo.ts';
import type { QueryAdminUsersArgs, UserActionInput } from '#graphql/resolvers.ts';
import { findCustomerFilter } from '#server/modules/audit/nameFilters.ts';
import { unknownCustomer } from '#server/modules/companies/listedCustomers.ts';
import { actOnEach, parseBulkTargets } from '#server/platform/graphql/bulk.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId, parseOptionalId } from '#server/platform/http/parseId.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import type { Part } from '#server/platform/part.ts';
import { actOnUser, type UserAction } from './actOnUser.ts';
import { inviteUser } from './inviteUser.ts';
import { findUser } from './user.ts';
import { listUsers, unknownUser, type UserListQuery } from './users.ts';

const usersSchema = v.object({
  ...adminListSchema.entries,
  roleIds: v.nullish(v.pipe(v.array(v.number()), v.maxLength(limits.pageSize)), []),
});
const reasonSchema = v.object({ reason: requiredText('Reason', limits.productReasonLength) });
const roleSchema = v.object({
  roleId: v.pipe(
    v.nullish(v.number(), 0),
    v.check(
      (id) => assignableRoles.includes(id),
      formMessages.notOneOf(
        'Role',
        assignableRoles.map((id) => roleNames[id] ?? String(id)),
      ),
    ),
  ),
});

export function parseUserListQuery({
  statuses,
  customerId,
  order,
  descending,
  ...sent
}: QueryAdminUsersArgs): UserListQuery {
  return {
    ...parse(usersSchema, sent),
    statuses: memberStatuses.filter((each) => statuses?.includes(each)),
    customerId: parseOptionalId(customerId, unknownCustomer),
    order: order ?? 'name',
    descending: descending ?? false,
  };
}

export const adminUserQueries = {
  adminUsers: async (_parent, given, context) => {
    await requireAdministrator(context);
    const query = parseUserListQuery(given);
    const { db } = context.services;
    return { ...(await listUsers(db, query)), customer: await findCustomerFilter(db, query.customerId) };
  },
  adminUser: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return findUser(context.services, parseId(id, unknownUser));
  },
} satisfies Part['queries'];

export const adminUserMutations = {
  actOnUsers: async (_parent, { rows, action: sent }, context) => {
    const administrator = await requireAdministrator(context);
    const action = toAction(sent);
    const outcomes = await actOnEach(context, parseBulkTargets(rows, unknownUser), async (target) => {
      return actOnUser(context.services.db, administrator, target, action);
    });
    return outcomes.map(({ id, row, problem }) => ({ id, user: row, problem }));
  },
  inviteUser: async (_parent, { customerId, ...sent }, context) => {
    const administrator = await requireAdministrator(context);
    const invitation = {
      ...parse(invitationSchema, sent),
      customerId: parseId(customerId, unknownCustomer),
    };
    return inviteUser(context.services, administrator, invitation, context.network);
  },
} satisfies Part['mutations'];

function toAction({ type, customerId, ...sent }: UserActionInput): UserAction {
  if (type === 'changeRole') {
    return {
      type,
      roleId: parse(roleSchema, sent).roleId,
      customerId: parseOptionalId(customerId, unknownCustomer),
    };
  }
  if (type !== 'deactivate') return { type };
  return { type, reason: parse(reasonSchema, { reason: sent.reason ?? undefined }).reason };
}

export const adminUserFields: FieldResolvers<'AdminUser'> = {
  isEmailConfirmed: ({ emailVerified }) => emailVerified,
  createdOn: ({ createdAt }) => createdAt,
  lastLogInOn: ({ lastLogInAt }) => lastLogInAt,
  isSelf: async ({ id }, _arguments, { requireSignedIn }) => id === (await requireSignedIn()).user.id,
};

export const adminUserDetailFields: FieldResolvers<'AdminUserDetail'> = {
  user: (detail) => detail,
  isProfileComplete: ({ profileComplete }) => profileComplete,
  termsAcceptedOn: ({ termsAcceptedAt }) => termsAcceptedAt,
  wantsOfferNews: ({ offerNews }) => offerNews,
  invitedBy: ({ inviter }) => (inviter ? fullName(inviter) : null),
  invitedOn: ({ invitedAt }) => invitedAt,
  sessions: async ({ sessions }, _arguments, { requireSignedIn }) => {
    const { sessionId } = await requireSignedIn();
    return sessions.map(({ id, createdAt, rotatedAt, expiresAt }) => ({
      begunOn: createdAt,
      renewedOn: rotatedAt,
      endsOn: expiresAt,
      isCurrent: id === sessionId,
    }));
  },
};
