import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { invitationSchema } from '#domain/team.ts';
import { pageSchema, requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { inviteMember } from './inviteMember.ts';
import { findMember, listTeam } from './listTeam.ts';
import { moveMember, unknownMember } from './moveMember.ts';
import { presentTeamMember } from './presentTeamMember.ts';
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
    return { members: members.map((member) => presentTeamMember(member, person)), total };
  },
  teamMember: async (_parent, { id }, context) => {
    const person = await requireOwner(context);
    const member = await findMember(context.services.db, person.user.customerId ?? 0, memberId(id));
    if (!member) throw unknownMember();
    return presentTeamMember(member, person);
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
    return presentTeamMember(await inviteMember(context.services, owner, answers, context.network), owner);
  },
  resendInvitation: async (_parent, { id }, context) => {
    const owner = await requireOwner(context);
    const member = await resendInvitation(context.services, owner, memberId(id), context.network);
    return presentTeamMember(member, owner);
  },
  createInvitationLink: async (_parent, { id }, context) => {
    const owner = await requireOwner(context);
    return createInvitationLink(context.services, owner, memberId(id));
  },
  changeMemberRole: async (_parent, { id, version, role }, context) => {
    const owner = await requireOwner(context);
    const move = { type: 'role', id: memberId(id), version, role } as const;
    return presentTeamMember(await moveMember(context.services.db, owner, move), owner);
  },
  deactivateMember: async (_parent, { id, version }, context) => {
    const owner = await requireOwner(context);
    const move = { type: 'deactivate', id: memberId(id), version } as const;
    return presentTeamMember(await moveMember(context.services.db, owner, move), owner);
  },
  reactivateMember: async (_parent, { id, version }, context) => {
    const owner = await requireOwner(context);
    const move = { type: 'reactivate', id: memberId(id), version } as const;
    return presentTeamMember(await moveMember(context.services.db, owner, move), owner);
  },
};
