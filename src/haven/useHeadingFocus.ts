import { useEffect, useRef } from 'react';

/**
 * Leads the focus to the page's heading when what the page says becomes something else, as it is led there by
 * a new page. `what` names what is said now.
 */
export function useHeadingFocus(what: string): void {
  const said = useRef(what);
  useEffect(() => {
    if (said.current === what) return;
    said.current = what;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [what]);
}
