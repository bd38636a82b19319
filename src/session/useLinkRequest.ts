import type { LinkRequestEvent, linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { useChildState, useRunningFlow } from './useFlow.ts';

/** State of the flow's request for a mail; null in states without one. */
export function useLinkRequest() {
  const { actor: flow } = useRunningFlow();
  const request = useChildState<typeof linkRequestMachine>(flow, 'linkRequest');
  return request && { ...request, send: flow.send as (event: LinkRequestEvent) => void };
}
