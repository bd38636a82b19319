import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from './runtime.ts';

/**
 * Does something after a pause of so many milliseconds, unless the function that it answers is called before; and
 * not while another address is on its way, or there and not yet drawn, since to write the address then would call
 * that one off.
 */
export function useWhenSettled(pause: number): (write: () => void) => () => void {
  const { isInForce } = useRuntime();
  const { key } = useLocation();
  const drawn = useRef(key);
  useEffect(() => {
    drawn.current = key;
  }, [key]);
  return useCallback(
    (write) => {
      let timer = setTimeout(settle, pause);
      function settle(): void {
        if (isInForce(drawn.current)) write();
        else timer = setTimeout(settle, pause);
      }
      return () => clearTimeout(timer);
    },
    [isInForce, pause],
  );
}
