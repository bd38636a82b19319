import type { LocationState, StepWantedEvent } from '#domain/locationState.ts';

/** Creates the event that navigates to an address; replaces the current history entry unless `replace` is false. */
export function stepEvent(
  address: string,
  locationState?: LocationState | null,
  { replace } = { replace: true },
): StepWantedEvent {
  return { type: 'step.wanted', address, replace, ...(locationState && { locationState }) };
}
