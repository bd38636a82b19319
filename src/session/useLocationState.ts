import { useLocation } from 'react-router-dom';
import type { LocationState } from '#domain/locationState.ts';

/** Reason why the person is on this page; empty if they came by themselves. */
export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
