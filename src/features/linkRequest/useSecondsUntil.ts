import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant (milliseconds since 1970), counted down; 0 from then on. */
export function useSecondsUntil(instant: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(() => {
        tell();
        if (Date.now() >= instant) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [instant],
  );

  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft);
}
