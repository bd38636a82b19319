import { useEffect, useRef, type RefObject } from 'react';

/**
 * A heading that takes the focus when what is under it becomes something else: with what was there before, the
 * button that was pressed has gone. `what` names what is there.
 */
export function useHeadingOfChange(what: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(what);

  useEffect(() => {
    if (last.current === what) return;
    last.current = what;
    heading.current?.focus();
  }, [what]);

  return heading;
}
