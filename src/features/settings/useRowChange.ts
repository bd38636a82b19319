import type { changeMachine } from '#machines/changeMachine.ts';
import { useChildState } from '#session/useFlow.ts';
import { useSectionActor } from './section.ts';

/** The running change of a row of the section's list; null when none runs. */
export function useRowChange() {
  return useChildState<typeof changeMachine>(useSectionActor(), 'change');
}
