import { useRuntime } from './runtime.ts';

/** Fetches, ahead of its use, the code of the page that logging in leads to. */
export function usePreloadSignedIn(): () => void {
  return useRuntime().preloadSignedIn;
}
