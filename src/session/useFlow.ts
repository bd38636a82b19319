import { useState } from 'react';
import type { ActorRefFrom, AnyActorLogic } from 'xstate';
import { useRuntime } from './runtime.ts';

/** The running chart of the flow that the page at hand is of, the same as long as the page is shown. */
export function useFlow<Chart extends AnyActorLogic>(): ActorRefFrom<Chart> {
  const { app } = useRuntime();
  const [actor] = useState(() => app.getSnapshot().context.flow?.actor);
  if (!actor) throw new Error('No flow runs for this page.');
  return actor as ActorRefFrom<Chart>;
}
