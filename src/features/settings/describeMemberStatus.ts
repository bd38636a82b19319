import type { ComponentProps } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { TeamMember } from '#domain/team.ts';
import type { Chip } from '#haven/data/Chip.tsx';

/** Returns label and color of the chip for a member's status; `now` is in milliseconds since 1970. */
export function describeMemberStatus(
  { status, invitationEndsAt }: Pick<TeamMember, 'status' | 'invitationEndsAt'>,
  now: number,
): ComponentProps<typeof Chip> {
  if (status === 'active') return { color: 'success', label: 'Active' };
  if (status === 'deactivated') return { color: 'neutral', label: 'Deactivated' };
  // A reactivation restores an invitation, but sends no link.
  if (invitationEndsAt === null) return { color: 'error', label: 'Invited, without a link' };
  const day = formatDate(invitationEndsAt);
  return Date.parse(invitationEndsAt) > now
    ? { color: 'warning', label: `Invited, expires ${day}` }
    : { color: 'error', label: `Invitation expired ${day}` };
}
