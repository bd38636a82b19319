import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { invitationSchema } from '#domain/team.ts';
import { pageSchema, requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { inviteMember } from './inviteMember.ts';
import { findMember, listTeam } from './listTeam.ts';
import { actOnMember, unknownMember } from './actOnMember.ts';
import { toTeamMember } from './toTeamMember.ts';
import { createInvitationLink, resendInvitation } from './renewInvitation.ts';

const teamPageSchema = v.object({
  ...pageSchema.entries,
  search: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(limits.searchLength, `search must be up to ${limits.searchLength} characters`),
    ),
  ),
});

const memberId = (id: string | number) => parseId(id, unknownMember);

export const teamQueries: Queries<'team' | 'teamMember'> = {
  team: async (_parent, given, context) => {
    const person = await requireOwner(context);
    const { customerId } = person.user;
    if (customerId === null) return { members: [], total: 0 };
    const { search, ...page } = parse(teamPageSchema, given);
    const { members, total } = await listTeam(context.services.db, customerId, page, search ?? '');
    return { members: members.map((member) => toTeamMember(member, person)), total };
  },
  teamMember: async (_parent, { id }, context) => {
    const person = await requireOwner(context);
    const member = await findMember(context.services.db, person.user.customerId ?? 0, memberId(id));
    if (!member) throw unknownMember();
    return toTeamMember(member, person);
  },
};

/** What owners do with the people of their company (screens 2.12). */
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
  changeMemberRole: async (_parent, { id, version, role }, context) => {
    const owner = await requireOwner(context);
    const action = { type: 'role', id: memberId(id), version, role } as const;
    return toTeamMember(await actOnMember(context.services.db, owner, action), owner);
  },
  deactivateMember: async (_parent, { id, version }, context) => {
    const owner = await requireOwner(context);
    const action = { type: 'deactivate', id: memberId(id), version } as const;
    return toTeamMember(await actOnMember(context.services.db, owner, action), owner);
  },
  reactivateMember: async (_parent, { id, version }, context) => {
    const owner = await requireOwner(context);
    const action = { type: 'reactivate', id: memberId(id), version } as const;
    return toTeamMember(await actOnMember(context.services.db, owner, action), owner);
  },
};
