import { useActorRef } from '@xstate/react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { useRuntime } from './runtime.ts';

/** Runs a chart while the component is mounted, with the app's inspector. */
export function useChart<Chart extends AnyStateMachine>(chart: Chart, input: InputFrom<Chart>): Actor<Chart> {
  const { inspect } = useRuntime();
  return useActorRef(chart, { input, inspect });
}
