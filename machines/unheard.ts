import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import { isKnown, statesInForce } from './internals.ts';

/** An event that a chart was sent and knows in none of the states that it is in. */
export interface Unheard {
  readonly chart: string;
  readonly state: unknown;
  readonly event: EventObject['type'];
}

/**
 * What was sent to a chart that does not know of it where it is, as XState tells it before it is dropped; null for
 * everything else. An event that a guard refuses is known.
 */
export function findUnheard(inspected: InspectionEvent): Unheard | null {
  if (inspected.type !== '@xstate.event') return null;
  const { type } = inspected.event;
  if (type.startsWith('xstate.')) return null;
  const actor = inspected.actorRef as AnyActorRef & { readonly logic?: { readonly id?: string } };
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  if (statesInForce(snapshot).length === 0 || snapshot.status !== 'active') return null;
  if (isKnown(snapshot, type)) return null;
  return { chart: actor.logic?.id ?? actor.id, state: snapshot.value, event: type };
}
