import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from './runtime.ts';

/** Milliseconds without a key after which what was typed is searched for (screens 2.13). */
const settledAfter = 150;

/**
 * Does something after a pause, unless the function that it answers is called before; and
 * not while another address is on its way, or there and not yet drawn, since to write the address then would call
 * that one off.
 */
export function useWhenSettled(pause = settledAfter): (write: () => void) => () => void {
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

/** What was typed, once nobody types any more; nothing as soon as there is nothing. */
export function useSettledText(typed: string): string {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  const whenSettled = useWhenSettled();
  useEffect(
    () => (text === settled ? undefined : whenSettled(() => setSettled(text))),
    [text, settled, whenSettled],
  );
  return text === '' ? '' : settled;
}
