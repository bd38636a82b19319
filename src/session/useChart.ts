import { useActorRef } from '@xstate/react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { useRuntime } from './runtime.ts';

/** Runs a chart as long as the component is shown, and shows it to the inspector like the others. */
export function useChart<Chart extends AnyStateMachine>(chart: Chart, input: InputFrom<Chart>): Actor<Chart> {
  const { inspect } = useRuntime();
  return useActorRef(chart, { input, inspect });
}
