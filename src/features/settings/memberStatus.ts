import type { ComponentProps } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { TeamMember } from '#domain/team.ts';
import type { Chip } from '#haven/data/Chip.tsx';

interface ShownStatus extends Pick<ComponentProps<typeof Chip>, 'tone' | 'icon'> {
  readonly text: string;
}

/** How a member's status is shown at an instant (milliseconds since 1970): a word, an icon and a colour. */
export function memberStatus(
  { status, invitationEndsAt }: Pick<TeamMember, 'status' | 'invitationEndsAt'>,
  now: number,
): ShownStatus {
  if (status === 'ACTIVE') return { tone: 'success', text: 'Active' };
  if (status === 'DEACTIVATED') return { tone: 'neutral', text: 'Deactivated' };
  // Who was deactivated before they joined.
  if (invitationEndsAt === null) return { tone: 'error', text: 'Invited, without a link' };
  const day = formatDate(invitationEndsAt);
  return Date.parse(invitationEndsAt) > now
    ? { tone: 'warning', text: `Invited, expires ${day}` }
    : { tone: 'error', text: `Invitation expired ${day}` };
}
