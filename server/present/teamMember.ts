import { Role } from '#domain/role.ts';
import type { MemberStatus } from '#domain/team.ts';
import type { MemberStatus as PresentedStatus, TeamMember } from '#graphql/resolvers.ts';
import { invitationEnd } from '#server/auth/links.ts';
import type { Person } from '#server/auth/person.ts';
import type { Member } from '#server/commands/listTeam.ts';

const statuses: Readonly<Record<MemberStatus, PresentedStatus>> = {
  active: 'ACTIVE',
  invited: 'INVITED',
  deactivated: 'DEACTIVATED',
};

/** A member as this person sees them. */
export function presentTeamMember(member: Member, { user }: Person): TeamMember {
  const { id, firstName, lastName, email, phone, roleId, status, lastLogInAt, version } = member;
  const invitedAt = status === 'invited' ? member.invitedAt : null;
  return {
    id: String(id),
    firstName,
    lastName,
    email,
    phone,
    role: roleId === Role.Owner ? 'OWNER' : 'USER',
    status: statuses[status],
    invitationEndsAt: invitedAt && invitationEnd(invitedAt),
    lastLogInAt,
    isSelf: id === user.id,
    version,
  };
}
