import {
  fromTransition,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
  type TransitionActorLogic,
} from 'xstate';

/** Creates actor logic whose context is its input, to hold a value while the invoking state is active. */
export function held<Value>(): TransitionActorLogic<Value, EventObject, Value> {
  return fromTransition(
    (value) => value,
    ({ input }) => input,
  );
}

type ActorsOf<Chart extends AnyStateMachine> = NonNullable<Parameters<Chart['provide']>[0]['actors']>;

/** Reads the value of a chart's `held` actor by name; undefined if the current state does not invoke it. */
export type ReadHeld<Chart extends AnyStateMachine> = <Name extends keyof ActorsOf<Chart>>(
  name: Name,
) => SnapshotFrom<NonNullable<ActorsOf<Chart>[Name]>>['context'] | undefined;
