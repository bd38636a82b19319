import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { offerAnchor } from '#domain/marketplace.ts';

/**
 * Focuses and shows the heading with the id `offerAnchor` once the page has loaded, if the address has this fragment
 * and the person has not moved the focus meanwhile.
 */
export function useFocusOfferAnchor(isLoaded: boolean): void {
  const { key, hash } = useLocation();
  const isRestored = useNavigationType() === NavigationType.Pop;
  const handledKey = useRef<string>(undefined);

  useEffect(() => {
    if (!isLoaded || hash !== `#${offerAnchor}` || handledKey.current === key) return undefined;
    // Waits for the page change, which would move the focus to the heading of the page.
    const frame = requestAnimationFrame(() => {
      handledKey.current = key;
      const heading = document.getElementById(offerAnchor);
      if (!heading || document.activeElement?.matches('body, h1') !== true) return;
      heading.focus({ preventScroll: true });
      // Back and reload restore the scroll position.
      if (!isRestored || window.scrollY === 0) heading.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, hash, key, isRestored]);
}
