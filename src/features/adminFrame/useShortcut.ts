import { useEffect, useEffectEvent } from 'react';

/** Parts that somebody types into. */
export const typedInto = 'input, textarea, select, [contenteditable]';

/** Parts that lie over the page, or make the rest of it inert. */
const overPage = '[aria-modal=true], [role=menu], [inert]';

/** Does something when a key is pressed by itself, unless somebody types, or has a dialog or a menu open. */
export function useShortcut(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(typedInto)) return;
    if (document.querySelector(overPage)) return;
    // It would be typed into what takes the focus.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
