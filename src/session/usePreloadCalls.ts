import { useRuntime } from './runtime.ts';

/** Fetches, ahead of their use, the code of the calls that a form makes. */
export function usePreloadCalls(): () => void {
  return useRuntime().preloadCalls;
}
