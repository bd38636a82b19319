import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/*
 * Undocumented parts of XState's running charts. Nothing else reads them, so a release that renames them breaks this
 * file alone.
 */

/** The transitions that a chart has just taken; none where this tells of anything else. */
export function takenTransitions(inspected: InspectionEvent): readonly AnyTransitionDefinition[] {
  return inspected.type === '@xstate.microstep' ? inspected._transitions : [];
}

/** The states that a chart is in, with those around them; none where the actor is no chart. */
export function statesInForce({ _nodes = [] }: Partial<AnyMachineSnapshot>): readonly AnyStateNode[] {
  return _nodes;
}

/** The actor that runs this one; undefined where it is the root. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent;
}

/** Whether a state in force says anything of this type of event, also where a guard refuses it. */
export function isKnown(snapshot: Partial<AnyMachineSnapshot>, type: string): boolean {
  return statesInForce(snapshot).some(({ transitions }) => transitions.has(type));
}
