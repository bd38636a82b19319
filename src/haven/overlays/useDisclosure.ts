import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { hoverDelay } from '#haven/theme/tokens.ts';

/** `hovered` goes when the pointer leaves; `pinned` was asked for by a press, or holds the focus. */
type Opening = 'closed' | 'hovered' | 'pinned';

interface Disclosure {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly toggle: () => void;
  /** Props for the element around button and panel. */
  readonly rootProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Opening by press or, where the pointer is fine, by staying on it a moment; closing by press, Escape, leaving,
 * or going elsewhere. Hovering only ever adds to pressing (WCAG 1.4.13).
 */
export function useDisclosure(delays: { open: number; close: number } = hoverDelay): Disclosure {
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
    document.addEventListener('keydown', pressKey);
    document.addEventListener('pointerdown', pressOutside);
    return () => {
      document.removeEventListener('keydown', pressKey);
      document.removeEventListener('pointerdown', pressOutside);
    };
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
    close: () => change('closed'),
    // A press that follows hovering asks for the menu that it sees: it stays.
    toggle: () => change(opening === 'pinned' ? 'closed' : 'pinned'),
    buttonRef,
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse')
          after(delays.open, (current) => (current === 'closed' ? 'hovered' : current));
      },
      onPointerLeave: () => after(delays.close, (current) => (current === 'hovered' ? 'closed' : current)),
      onFocus: ({ target }) => {
        // A press gives the button the focus before it is a click.
        if (target !== buttonRef.current)
          setOpening((current) => (current === 'hovered' ? 'pinned' : current));
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) change('closed');
      },
    },
  };
}
