import {
  fromTransition,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
  type TransitionActorLogic,
} from 'xstate';

/**
 * Holds what only one state shows: its input. The state invokes it, so it is there as long as the state is in force, and
 * no longer.
 */
export function held<Value>(): TransitionActorLogic<Value, EventObject, Value> {
  return fromTransition(
    (value) => value,
    ({ input }) => input,
  );
}

type ActorsOf<Chart extends AnyStateMachine> = NonNullable<Parameters<Chart['provide']>[0]['actors']>;

/** Gives the value that a chart holds under a name; undefined in a state that does not hold it. */
export type ReadHeld<Chart extends AnyStateMachine> = <Name extends keyof ActorsOf<Chart>>(
  name: Name,
) => SnapshotFrom<NonNullable<ActorsOf<Chart>[Name]>>['context'] | undefined;
