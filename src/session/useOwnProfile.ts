import { useSelector } from '@xstate/react';
import type { ownProfileMachine } from '#machines/ownProfileMachine.ts';
import { useFlow } from './useFlow.ts';

/** State of My profile, and the events that it takes. */
export function useOwnProfile() {
  const flow = useFlow<typeof ownProfileMachine>();
  const snapshot = useSelector(flow, (current) => current);
  return {
    state: snapshot.value,
    ...snapshot.context,
    /** Whether the person is asked about what they have typed. */
    isLeaving: snapshot.hasTag('leaving'),
    /** Whether what they sent is on its way. */
    isBusy: snapshot.hasTag('call'),
    send: flow.send,
  };
}
