import type { InvitationLink } from '#domain/settings.ts';
import type { changeMachine } from '#machines/changeMachine.ts';
import { useChild, useChildState, useHeld } from '#session/useFlow.ts';
import { useSectionActor } from './section.ts';

/** The running change of a row of the section's list; null when none runs. */
export function useRowChange() {
  return useChildState<typeof changeMachine>(useSectionActor(), 'change');
}

/** The link that the running change has brought; null while there is none. */
export function useInvitationLink(): InvitationLink | null {
  return useHeld(useChild(useSectionActor(), 'change'), 'link') as InvitationLink | null;
}
