import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { dropdownDelay } from '#haven/theme/tokens.ts';

/** State of the panel. `hovered` ends when the pointer leaves; `pinned` was opened by a press or contains the focus. */
type Opening = 'closed' | 'hovered' | 'pinned';

/**
 * Manages a button and its panel, which opens by a press or, with a mouse, by hovering (WCAG 1.4.13), and closes by a
 * press, by Escape, or when pointer or focus leave it. `rootProps` belong to the element around button and panel.
 */
export function useDisclosure(delays: { open: number; close: number } = dropdownDelay) {
  const [opening, setOpening] = useState<Opening>('closed');
  const root = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = opening !== 'closed';

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    function pressKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      const hadFocus = root.current?.contains(document.activeElement);
      setOpening('closed');
      if (hadFocus) buttonRef.current?.focus();
    }
    function pressOutside(event: Event): void {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpening('closed');
    }
    const end = new AbortController();
    document.addEventListener('keydown', pressKey, { signal: end.signal });
    document.addEventListener('pointerdown', pressOutside, { signal: end.signal });
    return () => end.abort();
  }, [isOpen]);

  function after(delay: number, change: (current: Opening) => Opening): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpening(change), delay);
  }

  function change(next: Opening): void {
    clearTimeout(timer.current);
    setOpening(next);
  }

  return {
    isOpen,
    closeAfterChoice: () => {
      // If a link opens another page, the heading of that page takes the focus afterwards.
      buttonRef.current?.focus();
      change('closed');
    },
    // A press on the button of a hovered menu keeps the menu open.
    toggle: () => change(opening === 'pinned' ? 'closed' : 'pinned'),
    buttonRef,
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          after(delays.open, (current) => (current === 'closed' ? 'hovered' : current));
      },
      onPointerLeave: () => after(delays.close, (current) => (current === 'hovered' ? 'closed' : current)),
      onFocus: ({ target }: FocusEvent) => {
        // A press also focuses the button, before its click event, which would then close the menu.
        if (target !== buttonRef.current)
          setOpening((current) => (current === 'hovered' ? 'pinned' : current));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) change('closed');
      },
    },
  };
}
