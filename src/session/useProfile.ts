import { useSelector } from '@xstate/react';
import type { profileMachine } from '#machines/profileMachine.ts';
import { useFlow } from './useFlow.ts';

/** Where completing a profile stands, and what to send to it. */
export function useProfile() {
  const flow = useFlow<typeof profileMachine>();
  const { value, context } = useSelector(flow, (snapshot) => snapshot);
  return { state: value, ...context, send: flow.send };
}
