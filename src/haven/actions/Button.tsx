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
  const element = useRef<HTMLButtonElement>(null);
  const idleWidth = useRef(0);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, []);

  useLayoutEffect(() => {
    if (element.current) element.current.style.minWidth = busy ? `${idleWidth.current}px` : '';
  }, [busy]);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else {
      // Measured at a press, when the page is laid out: to measure each button as it appears lays the page out anew.
      idleWidth.current = event.currentTarget.offsetWidth;
      onClick?.(event);
    }
  }

  return (
    <MuiButton {...rest} {...(busy && { 'aria-disabled': true })} onClick={press} ref={element}>
      {busy && <CircularProgress size="small" />}
      {children}
    </MuiButton>
  );
}
