import { useEffect, type RefObject } from 'react';
import { lockScroll } from '#haven/overlays/lockScroll.ts';
import { wideHeader } from '#haven/theme/tokens.ts';

/** Makes everything on the page inert but `kept` and what is around it; answers how to undo it. */
function makeInertAround(kept: Element): () => void {
  const made: HTMLElement[] = [];
  for (let inside = kept; inside !== document.body;) {
    const around = inside.parentElement;
    if (!around) break;
    for (const sibling of around.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      // What is told of calls stays within reach.
      if (sibling.matches('[data-over-everything]')) continue;
      sibling.inert = true;
      made.push(sibling);
    }
    inside = around;
  }
  return () => {
    for (const element of made) element.inert = false;
  };
}

/** While open: page locked and inert, focus kept between the button and the panel's last stop. */
export function useFullScreen(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  close: (how: { readonly focusButton: boolean }) => void,
): void {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;

    const unlockScroll = lockScroll();
    const makeActive = makeInertAround(element);
    const stops = () => [...element.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    stops()[1]?.focus();

    function pressKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') close({ focusButton: true });
      if (event.key !== 'Tab') return;
      const all = stops();
      const [leaving, entering] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (document.activeElement !== leaving) return;
      event.preventDefault();
      entering?.focus();
    }
    const leave = () => close({ focusButton: false });
    let isWide = false;
    function widen(): void {
      isWide = true;
      leave();
    }
    const wide = window.matchMedia(wideHeader);
    document.addEventListener('keydown', pressKey);
    wide.addEventListener('change', widen);
    window.addEventListener('popstate', leave);
    return () => {
      document.removeEventListener('keydown', pressKey);
      wide.removeEventListener('change', widen);
      window.removeEventListener('popstate', leave);
      makeActive();
      unlockScroll();
      // The button is gone as well: the bar begins anew.
      if (isWide) element.closest('header')?.querySelector('a')?.focus();
    };
  }, [isOpen, root, close]);
}
