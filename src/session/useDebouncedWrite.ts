import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from './runtime.ts';

/** Milliseconds without typing after which a search starts (screens 2.13). */
const settledAfter = 150;

/**
 * Returns a function that runs `write` after a pause in milliseconds and after any running navigation, which `write`
 * would abort; the function returns another one that cancels the run.
 */
export function useDebouncedWrite(pause = settledAfter): (write: () => void) => () => void {
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

/** Returns the typed text once typing has stopped; for an empty field, returns an empty text at once. */
export function useDebouncedText(typed: string): string {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  const whenSettled = useDebouncedWrite();
  useEffect(
    () => (text === settled ? undefined : whenSettled(() => setSettled(text))),
    [text, settled, whenSettled],
  );
  return text === '' ? '' : settled;
}
