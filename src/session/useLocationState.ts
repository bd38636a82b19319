import { useLocation } from 'react-router-dom';
import type { LocationState } from '#domain/locationState.ts';

/** Why the person was led to this page; empty if they came by themselves. */
export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
