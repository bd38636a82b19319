import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { offerAnchor } from '#domain/marketplace.ts';

/**
 * Leads the focus to the heading of what a person does on a partner's page, where the address names it. `isThere` says
 * whether the page has it yet. Whoever has gone elsewhere in the page by then stays there.
 */
export function useOfferHeading(isThere: boolean): void {
  const { key, hash } = useLocation();
  const isRestored = useNavigationType() === NavigationType.Pop;
  const led = useRef<string>(undefined);

  useEffect(() => {
    if (!isThere || hash !== `#${offerAnchor}` || led.current === key) return undefined;
    // After the change of page, which leads the focus to the page's heading.
    const frame = requestAnimationFrame(() => {
      led.current = key;
      const heading = document.getElementById(offerAnchor);
      if (!heading || document.activeElement?.matches('body, h1') !== true) return;
      heading.focus({ preventScroll: true });
      // Back and a reload show the page from where it was left.
      if (!isRestored || window.scrollY === 0) heading.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere, hash, key, isRestored]);
}
