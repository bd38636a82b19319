import { useLocation } from 'react-router-dom';
import type { Arrival } from '#domain/arrival.ts';

/** Why the person is on the page at hand; empty where they came by themselves. */
export function useArrival(): Arrival {
  return (useLocation().state as Arrival | null) ?? {};
}
