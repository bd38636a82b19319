import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that runs a task: at once or, if a pointer is down, after the click, so the target stays. */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);

  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const release = () => {
      pressed.current = false;
    };
    document.addEventListener('pointerdown', () => void (pressed.current = true), options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => end.abort();
  }, []);

  return useCallback((task) => {
    if (!pressed.current) {
      task();
      return;
    }
    const released = new AbortController();
    const run = () => {
      released.abort();
      setTimeout(task, 0);
    };
    document.addEventListener('pointerup', run, { signal: released.signal });
    document.addEventListener('pointercancel', run, { signal: released.signal });
  }, []);
}
