import type { ComponentProps } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { TeamMember } from '#domain/team.ts';
import type { Chip } from '#haven/data/Chip.tsx';

type ShownStatus = ComponentProps<typeof Chip>;

/** How a member's status is shown at an instant (milliseconds since 1970): a word, an icon and a colour. */
export function memberStatus(
  { status, invitationEndsAt }: Pick<TeamMember, 'status' | 'invitationEndsAt'>,
  now: number,
): ShownStatus {
  if (status === 'active') return { color: 'success', label: 'Active' };
  if (status === 'deactivated') return { color: 'neutral', label: 'Deactivated' };
  // Who was deactivated before they joined.
  if (invitationEndsAt === null) return { color: 'error', label: 'Invited, without a link' };
  const day = formatDate(invitationEndsAt);
  return Date.parse(invitationEndsAt) > now
    ? { color: 'warning', label: `Invited, expires ${day}` }
    : { color: 'error', label: `Invitation expired ${day}` };
}
