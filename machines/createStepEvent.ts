import type { LocationState, StepEvent } from '#domain/locationState.ts';

/** Creates the event that navigates to an address; replaces the current history entry unless `replace` is false. */
export function createStepEvent(
  address: string,
  locationState?: LocationState | null,
  { replace } = { replace: true },
): StepEvent {
  return { type: 'step.wanted', address, replace, ...(locationState && { locationState }) };
}
