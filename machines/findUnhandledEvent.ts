import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import { hasTransitionFor, getActiveStates } from './internals.ts';

/** An event for which no active state of a chart has a transition. */
export interface UnhandledEvent {
  readonly chart: string;
  readonly state: unknown;
  readonly event: EventObject['type'];
}

/** Returns the inspected event if no active state has a transition for its type, guarded or not; otherwise null. */
export function findUnhandledEvent(inspected: InspectionEvent): UnhandledEvent | null {
  if (inspected.type !== '@xstate.event') return null;
  const { type } = inspected.event;
  if (type.startsWith('xstate.')) return null;
  const actor = inspected.actorRef as AnyActorRef & { readonly logic?: { readonly id?: string } };
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  if (getActiveStates(snapshot).length === 0 || snapshot.status !== 'active') return null;
  if (hasTransitionFor(snapshot, type)) return null;
  return { chart: actor.logic?.id ?? actor.id, state: snapshot.value, event: type };
}
