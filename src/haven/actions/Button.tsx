import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useImperativeHandle, useLayoutEffect, useRef, type MouseEvent, type Ref } from 'react';
import type { LinkTarget } from './Link.tsx';

export interface ButtonProps extends Omit<MuiButtonProps, 'ref' | 'loading'>, LinkTarget {
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Whether a call is running; the button then has a spinner, keeps focus and width, and ignores presses. */
  readonly busy?: boolean | undefined;
}

export function Button({ busy, onClick, ref, children, ...rest }: ButtonProps) {
  const keepWidth = useKeptWidth(busy, ref);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <MuiButton {...rest} {...(busy && { 'aria-disabled': true })} onClick={press} ref={keepWidth}>
      {busy && <CircularProgress size="small" />}
      {children}
    </MuiButton>
  );
}

/** Returns a ref that keeps a busy element at least as wide as before, and that passes the element to `forwarded`. */
function useKeptWidth(busy: boolean | undefined, forwarded: Ref<HTMLElement> | undefined) {
  const ref = useRef<HTMLButtonElement>(null);
  const idleWidth = useRef(0);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(forwarded, () => ref.current, []);

  useLayoutEffect(() => {
    const element = ref.current;
    // Most buttons are never busy, so they are not measured.
    if (!element || busy === undefined) return;
    if (busy) element.style.minWidth = `${idleWidth.current}px`;
    else {
      element.style.minWidth = '';
      idleWidth.current = element.offsetWidth;
    }
  });

  return ref;
}
