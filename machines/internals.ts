import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/*
 * Undocumented parts of XState's running charts. Only this file reads them, so a release that renames them breaks
 * nothing else.
 */

/** Returns the transitions of a microstep; empty for other inspection events. */
export function getTakenTransitions(inspected: InspectionEvent): readonly AnyTransitionDefinition[] {
  return inspected.type === '@xstate.microstep' ? inspected._transitions : [];
}

/** Returns the active state nodes of a chart, with their ancestors; empty for an actor that is no chart. */
export function getActiveStates({ _nodes = [] }: Partial<AnyMachineSnapshot>): readonly AnyStateNode[] {
  return _nodes;
}

/** Returns the actor's parent; undefined for the root. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent;
}

/** Whether an active state has a transition for this type of event, even if a guard refuses it. */
export function hasTransitionFor(snapshot: Partial<AnyMachineSnapshot>, type: string): boolean {
  return getActiveStates(snapshot).some(({ transitions }) => transitions.has(type));
}
