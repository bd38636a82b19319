import { useLocation } from 'react-router-dom';
import type { LocationState } from '#domain/locationState.ts';

/** Returns the location state, such as the reason for a redirect; empty if the history entry has none. */
export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
