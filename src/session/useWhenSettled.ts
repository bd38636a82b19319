import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from './runtime.ts';

/** Milliseconds without typing after which a search starts (screens 2.13). */
const settledAfter = 150;

/** Answers a function that runs `write` after a pause, and not during a navigation, which it would abort. */
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

/** The typed text once typing has stopped; empty at once for an empty field. */
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
