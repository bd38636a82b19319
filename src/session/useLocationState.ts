import { useLocation } from 'react-router-dom';
import type { LocationState } from '#domain/locationState.ts';

/** Returns the state of the history entry, with the reason for a redirect; empty for people who came by themselves. */
export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
