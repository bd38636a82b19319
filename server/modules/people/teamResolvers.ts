import * as v from 'valibot';
import { Role } from '#domain/role.ts';
import { invitationSchema } from '#domain/team.ts';
import type { TeamMember } from '#graphql/resolvers.ts';
import { invitationEnd } from '#server/platform/auth/links.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { pageSchema, requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { searchText } from '#server/platform/lists/adminLists.ts';
import { actOnMember, unknownMember, type MemberAction } from './actOnMember.ts';
import { inviteMember } from './inviteMember.ts';
import { findMember, listTeam, type Member } from './listTeam.ts';
import { createInvitationLink, resendInvitation } from './renewInvitation.ts';

const teamPageSchema = v.object({ ...pageSchema.entries, search: searchText });

const memberId = (id: string | number) => parseId(id, unknownMember);

export const teamQueries: Queries<'team' | 'teamMember'> = {
  team: async (_parent, given, context) => {
    const person = await requireOwner(context);
    const { customerId } = person.user;
    if (customerId === null) return { members: [], total: 0 };
    const { search, ...page } = parse(teamPageSchema, given);
    const { members, total } = await listTeam(context.services.db, customerId, page, search);
    return { members: members.map((member) => toTeamMember(member, person)), total };
  },
  teamMember: async (_parent, { id }, context) => {
    const person = await requireOwner(context);
    const member = await findMember(context.services.db, person.user.customerId ?? 0, memberId(id));
    if (!member) throw unknownMember();
    return toTeamMember(member, person);
  },
};

export const teamMutations: Mutations<
  | 'inviteMember'
  | 'resendInvitation'
  | 'createInvitationLink'
  | 'changeMemberRole'
  | 'deactivateMember'
  | 'reactivateMember'
> = {
  inviteMember: async (_parent, { invitation }, context) => {
    const owner = await requireOwner(context);
    const answers = parse(invitationSchema, invitation);
    return toTeamMember(await inviteMember(context.services, owner, answers, context.network), owner);
  },
  resendInvitation: async (_parent, { id }, context) => {
    const owner = await requireOwner(context);
    const member = await resendInvitation(context.services, owner, memberId(id), context.network);
    return toTeamMember(member, owner);
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
};

async function act(context: GraphQLContext, action: MemberAction): Promise<TeamMember> {
  const owner = await requireOwner(context);
  return toTeamMember(await actOnMember(context.services.db, owner, action), owner);
}

function toTeamMember(member: Member, { user }: Person): TeamMember {
  const { id, roleId, status, invitedAt } = member;
  return {
    ...member,
    id: String(id),
    role: roleId === Role.Owner ? 'OWNER' : 'USER',
    invitationEndsAt: status === 'invited' && invitedAt ? invitationEnd(invitedAt) : null,
    isSelf: id === user.id,
  };
}
