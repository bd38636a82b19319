import { useRuntime } from './runtime.ts';

/** Where "Return to previous screen" leads; null where there is no such link. */
export function useReturnTo(): string | null {
  return useRuntime().returnTo;
}
