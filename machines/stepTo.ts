import type { LocationState, StepEvent } from '#domain/locationState.ts';

/** Makes the event that leads the person to an address. Unless `replace` is false, Back does not return to the page at hand. */
export function stepTo(
  address: string,
  locationState?: LocationState | null,
  { replace } = { replace: true },
): StepEvent {
  return { type: 'step.wanted', address, replace, ...(locationState && { locationState }) };
}
