import { useSelector } from '@xstate/react';
import type { passwordResetMachine } from '#machines/passwordResetMachine.ts';
import { useFlow } from './useFlow.ts';

/** Where a forgotten password stands, and what to send to it. */
export function usePasswordReset() {
  const flow = useFlow<typeof passwordResetMachine>();
  const { value, context } = useSelector(flow, (snapshot) => snapshot);
  return { state: value, ...context, send: flow.send };
}
