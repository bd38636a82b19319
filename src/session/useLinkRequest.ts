import type { LinkRequestEvent, linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { useChildState, useRunningFlow } from './useFlow.ts';

/** Returns the state of the flow's child chart `linkRequest`; null while that does not run. */
export function useLinkRequest() {
  const { actor: flow } = useRunningFlow();
  const request = useChildState<typeof linkRequestMachine>(flow, 'linkRequest');
  return request && { ...request, send: flow.send as (event: LinkRequestEvent) => void };
}
