import { useSelector } from '@xstate/react';
import type { registrationMachine } from '#machines/registrationMachine.ts';
import { useRuntime } from './runtime.ts';
import { useFlow } from './useFlow.ts';

/** Where registering stands, and what to send to it. */
export function useRegistration() {
  const { areAffiliatesReviewed } = useRuntime();
  const flow = useFlow<typeof registrationMachine>();
  const { value, context } = useSelector(flow, (snapshot) => snapshot);
  return { state: value, ...context, areAffiliatesReviewed, send: flow.send };
}
