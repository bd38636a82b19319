import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Holds an element at least as wide as it last was while idle; also hands it on to `forwarded`. */
export function useKeptWidth(
  busy: boolean | undefined,
  forwarded: Ref<HTMLElement> | undefined,
): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const idleWidth = useRef(0);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(forwarded, () => ref.current, []);

  useLayoutEffect(() => {
    const element = ref.current;
    // Most buttons are never busy: they are spared the measuring.
    if (!element || busy === undefined) return;
    if (busy) element.style.minWidth = `${idleWidth.current}px`;
    else {
      element.style.minWidth = '';
      idleWidth.current = element.offsetWidth;
    }
  });

  return ref;
}
