import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent, Ref } from 'react';
import type { LinkTarget } from './Link.tsx';
import { useKeptWidth } from './useKeptWidth.ts';

export interface ButtonProps extends Omit<MuiButtonProps, 'ref' | 'loading'>, LinkTarget {
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Under way: keeps focus and width, takes no press. */
  readonly busy?: boolean | undefined;
}

/** MUI's button, which can be busy. */
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
