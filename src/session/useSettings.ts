import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from '#machines/settingsMachine.ts';
import { useFlow } from './useFlow.ts';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

/** Where the account settings stand, and what to send to them. */
export function useSettings() {
  const flow = useFlow<typeof settingsMachine>();
  const snapshot = useSelector(flow, (current) => current);
  return {
    state: snapshot.value,
    ...snapshot.context,
    /** Whether this is the state, or one inside it. */
    isIn: (state: Parameters<Snapshot['matches']>[0]) => snapshot.matches(state),
    /** Whether the person is asked about what they have typed. */
    isLeaving: snapshot.hasTag('leaving'),
    /** Whether what they sent is on its way. */
    isBusy: snapshot.hasTag('call'),
    send: flow.send,
  };
}
