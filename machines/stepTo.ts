import type { LocationState, StepEvent } from '#domain/locationState.ts';

/** Makes the event that leads the person to an address; Back then skips the current page unless `replace` is false. */
export function stepTo(
  address: string,
  locationState?: LocationState | null,
  { replace } = { replace: true },
): StepEvent {
  return { type: 'step.wanted', address, replace, ...(locationState && { locationState }) };
}
