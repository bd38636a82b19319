/** Gives a guard or an action the whole event as its parameters. */
export const params = <Event>({ event }: { event: Event }): Event => event;

/** Narrows an outcome to its kind, as `assertEvent` does for an event. Throws where it is of another. */
export function outcomeOfKind<Outcome extends { readonly kind: string }, Kind extends Outcome['kind']>(
  outcome: Outcome,
  kind: Kind,
): Extract<Outcome, { readonly kind: Kind }> {
  if (outcome.kind !== kind) throw new Error(`The outcome is "${outcome.kind}", not "${kind}".`);
  return outcome as Extract<Outcome, { readonly kind: Kind }>;
}
