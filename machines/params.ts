import { assertEvent, type EventDescriptor, type EventObject, type ExtractEvent } from 'xstate';

/** Uses the whole event as the parameters of a guard or an action. */
export const params = <Event>({ event }: { event: Event }): Event => event;

/** Returns the event, narrowed as by `assertEvent`. Throws for an event of another type. */
export function narrowEvent<Event extends EventObject, Type extends EventDescriptor<Event>>(
  event: Event,
  type: Type | readonly Type[],
): ExtractEvent<Event, Type> {
  assertEvent(event, type);
  return event;
}

/** Returns the outcome, narrowed to its kind. Throws for an outcome of another kind. */
export function narrowOutcome<Outcome extends { readonly kind: string }, Kind extends Outcome['kind']>(
  outcome: Outcome,
  kind: Kind,
): Extract<Outcome, { readonly kind: Kind }> {
  if (outcome.kind !== kind) throw new Error(`The outcome is "${outcome.kind}", not "${kind}".`);
  return outcome as Extract<Outcome, { readonly kind: Kind }>;
}
