import { Role } from '#domain/role.ts';
import type { TeamMember } from '#graphql/resolvers.ts';
import { invitationEnd } from '#server/platform/auth/links.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Member } from './listTeam.ts';

/** A member as this person sees them. */
export function toTeamMember(member: Member, { user }: Person): TeamMember {
  const { id, firstName, lastName, email, phone, roleId, status, lastLogInAt, version } = member;
  const invitedAt = status === 'invited' ? member.invitedAt : null;
  return {
    id: String(id),
    firstName,
    lastName,
    email,
    phone,
    role: roleId === Role.Owner ? 'OWNER' : 'USER',
    status,
    invitationEndsAt: invitedAt && invitationEnd(invitedAt),
    lastLogInAt,
    isSelf: id === user.id,
    version,
  };
}
