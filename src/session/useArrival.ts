import { useLocation } from 'react-router-dom';
import type { Arrival } from '#domain/arrival.ts';

/** Reason why the person is on this page; empty if they came by themselves. */
export function useArrival(): Arrival {
  return (useLocation().state as Arrival | null) ?? {};
}
