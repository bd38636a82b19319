import { useSelector } from '@xstate/react';
import type { ssoCallbackMachine } from '#machines/ssoCallbackMachine.ts';
import { useFlow } from './useFlow.ts';
import { useRuntime } from './runtime.ts';

/** Where coming back from the identity provider stands, and where to set out again. */
export function useSsoCallback() {
  const { ssoLoginUrl } = useRuntime();
  const flow = useFlow<typeof ssoCallbackMachine>();
  const { value, context } = useSelector(flow, (snapshot) => snapshot);
  return { state: value, ...context, ssoLoginUrl };
}
