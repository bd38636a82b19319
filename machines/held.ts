import {
  fromTransition,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
  type TransitionActorLogic,
} from 'xstate';

/** Actor that holds a value, its input, for as long as the chart is in the state that invokes it. */
export function held<Value>(): TransitionActorLogic<Value, EventObject, Value> {
  return fromTransition(
    (value) => value,
    ({ input }) => input,
  );
}

type ActorsOf<Chart extends AnyStateMachine> = NonNullable<Parameters<Chart['provide']>[0]['actors']>;

/** Reads the value that a chart holds under a name; undefined in a state that holds none. */
export type ReadHeld<Chart extends AnyStateMachine> = <Name extends keyof ActorsOf<Chart>>(
  name: Name,
) => SnapshotFrom<NonNullable<ActorsOf<Chart>[Name]>>['context'] | undefined;
