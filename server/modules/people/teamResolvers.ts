import * as v from 'valibot';
import { Role } from '#domain/role.ts';
import { invitationSchema } from '#domain/team.ts';
import { invitationEnd } from '#server/platform/auth/links.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { pageRequestSchema, requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { searchTextSchema } from '#server/platform/lists/adminLists.ts';
import type { Part } from '#server/platform/part.ts';
import { actOnMember, unknownMember, type MemberAction } from './actOnMember.ts';
import { inviteMember } from './inviteMember.ts';
import { findMember, listTeam, type Member } from './listTeam.ts';
import { createInvitationLink, resendInvitation } from './renewInvitation.ts';

const teamPageSchema = v.object({ ...pageRequestSchema.entries, search: searchTextSchema });

const memberId = (id: string | number) => parseId(id, unknownMember);

export const teamQueries = {
  team: async (_parent, given, context) => {
    const person = await requireOwner(context);
    const { customerId } = person.user;
    if (customerId === null) return { members: [], total: 0 };
    const { search, ...page } = parse(teamPageSchema, given);
    return listTeam(context.services.db, customerId, page, search);
  },
  teamMember: async (_parent, { id }, context) => {
    const person = await requireOwner(context);
    const member = await findMember(context.services.db, person.user.customerId ?? 0, memberId(id));
    if (!member) throw unknownMember();
    return member;
  },
} satisfies Part['queries'];

export const teamMutations = {
  inviteMember: async (_parent, { invitation }, context) => {
    const owner = await requireOwner(context);
    const answers = parse(invitationSchema, invitation);
    return inviteMember(context.services, owner, answers, context.network);
  },
  resendInvitation: async (_parent, { id }, context) => {
    const owner = await requireOwner(context);
    return resendInvitation(context.services, owner, memberId(id), context.network);
  },
  createInvitationLink: async (_parent, { id }, context) => {
    const owner = await requireOwner(context);
    return createInvitationLink(context.services, owner, memberId(id));
  },
  changeMemberRole: (_parent, { id, version, role }, context) =>
    act(context, { type: 'role', id: memberId(id), version, role }),
  deactivateMember: (_parent, { id, version }, context) =>
    act(context, { type: 'deactivate', id: memberId(id), version }),
  reactivateMember: (_parent, { id, version }, context) =>
    act(context, { type: 'reactivate', id: memberId(id), version }),
} satisfies Part['mutations'];

async function act(context: GraphQLContext, action: MemberAction): Promise<Member> {
  return actOnMember(context.services.db, await requireOwner(context), action);
}

export const teamMemberFields: FieldResolvers<'TeamMember'> = {
  role: ({ roleId }) => (roleId === Role.Owner ? 'owner' : 'user'),
  invitationEndsAt: ({ status, invitedAt }) =>
    status === 'invited' && invitedAt ? invitationEnd(invitedAt) : null,
  isSelf: async ({ id }, _arguments, { requireSignedIn }) => id === (await requireSignedIn()).user.id,
};
