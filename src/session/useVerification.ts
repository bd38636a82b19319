import { useSelector } from '@xstate/react';
import type { verificationMachine } from '#machines/verificationMachine.ts';
import { useFlow } from './useFlow.ts';

/** Where confirming an address stands, and what to send to it. */
export function useVerification() {
  const flow = useFlow<typeof verificationMachine>();
  const { value, context } = useSelector(flow, (snapshot) => snapshot);
  return { state: value, ...context, send: flow.send };
}
