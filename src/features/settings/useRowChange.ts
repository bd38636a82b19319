import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import type { changeMachine } from '#machines/changeMachine.ts';
import { useSectionActor } from './section.ts';

/** The running change of a row of the section's list, with its `send`; null when none runs. */
export function useRowChange() {
  const section = useSectionActor();
  const change = useSelector(
    section,
    ({ children }: AnyMachineSnapshot) =>
      children['change'] as ActorRefFrom<typeof changeMachine> | undefined,
  );
  const snapshot = useSelector(change, (current) => current);
  if (!change || !snapshot) return null;
  return { state: snapshot.value, ...snapshot.context, send: change.send };
}
