import { useEffect, useRef } from 'react';

/**
 * Leads the focus to the page's heading when what the page says becomes something else, as it is led there by
 * a new page. `what` names what is said now, `before` what the person has heard when the page comes: an answer
 * may be there before its page is. Where a section of the page changes alone, its heading is meant.
 */
export function useHeadingFocus(what: string, before = what, heading: 'h1' | 'h2' = 'h1'): void {
  const said = useRef(before);
  useEffect(() => {
    if (said.current === what) return;
    said.current = what;
    document.querySelector<HTMLElement>(`main ${heading}`)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [what, heading]);
}
