import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import type { LinkRequestEvent, linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { useRunningFlow } from './useFlow.ts';

type LinkRequestActor = ActorRefFrom<typeof linkRequestMachine>;

/** State of the flow's request for a mail; null in states that ask for none. */
export function useLinkRequest() {
  const { actor: flow } = useRunningFlow();
  const request = useSelector(
    flow,
    (snapshot: AnyMachineSnapshot) => (snapshot.children as { linkRequest?: LinkRequestActor }).linkRequest,
  );
  const snapshot = useSelector(request, (current) => current);
  if (!snapshot) return null;
  return {
    ...snapshot.context,
    isAsking: snapshot.matches('asking'),
    isSending: snapshot.matches({ asking: 'sending' }) || snapshot.matches({ known: 'sending' }),
    isCoolingDown: snapshot.matches({ known: 'coolingDown' }),
    send: flow.send as (event: LinkRequestEvent) => void,
  };
}
