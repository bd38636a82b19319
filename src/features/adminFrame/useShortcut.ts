import { useEffect, useEffectEvent } from 'react';

/** CSS selector of elements in which people type or choose. */
export const editableElementsSelector = 'input, textarea, select, [contenteditable]';

/** CSS selector of elements whose presence means that a dialog or menu is open. */
const coverElements = '[aria-modal=true], [role=menu], [inert]';

/** Calls `act` when the key is pressed without modifiers, unless a field has the focus or a dialog or menu is open. */
export function useShortcut(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(editableElementsSelector)) return;
    if (document.querySelector(coverElements)) return;
    // Without this, the browser types the key into the field that `act` focuses.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
