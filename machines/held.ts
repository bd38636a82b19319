import { fromTransition, type EventObject, type TransitionActorLogic } from 'xstate';

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
