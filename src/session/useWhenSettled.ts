import { useCallback } from 'react';
import { useRuntime } from './runtime.ts';

/**
 * Does something after a pause of so many milliseconds, unless the function that it answers is called before; and
 * not while another address is on its way, since to write the address then would call that one off.
 */
export function useWhenSettled(pause: number): (write: () => void) => () => void {
  const { isOnTheWay } = useRuntime();
  return useCallback(
    (write) => {
      let timer = setTimeout(settle, pause);
      function settle(): void {
        if (isOnTheWay()) timer = setTimeout(settle, pause);
        else write();
      }
      return () => clearTimeout(timer);
    },
    [isOnTheWay, pause],
  );
}
