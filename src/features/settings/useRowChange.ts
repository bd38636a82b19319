import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { changeMachine } from '#machines/changeMachine.ts';
import { useFlowActor } from '#session/useFlow.ts';

/** The running change of a row of the account settings, with its `send`; null when none runs. */
export function useRowChange() {
  const flow = useFlowActor('settings');
  const change = useSelector(
    flow,
    ({ children }) => children['change'] as ActorRefFrom<typeof changeMachine> | undefined,
  );
  const snapshot = useSelector(change, (current) => current);
  if (!change || !snapshot) return null;
  return { state: snapshot.value, ...snapshot.context, send: change.send };
}
