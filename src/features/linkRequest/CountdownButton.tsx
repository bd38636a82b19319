import { useId, type MouseEvent } from 'react';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';
import { Button, type ButtonProps } from '#haven/actions/Button.tsx';

const waiting = {
  color: 'text.secondary',
  '&:hover, &:active': { backgroundColor: 'background.paper' },
};

export interface CountdownButtonProps extends Omit<ButtonProps, 'children' | 'href' | 'sameTab' | 'type'> {
  /** What it does: "Resend email". */
  readonly label: string;
  /** Instant from which it can be pressed again, in milliseconds since 1970. */
  readonly availableAt: number;
}

/**
 * A button that has to wait, outlined meanwhile: "Resend email (in 42 s)". It can be reached meanwhile. The seconds are for the
 * eye; read out is the wait in minutes, once for each.
 */
export function CountdownButton({
  label,
  availableAt,
  variant = 'outlined',
  onClick,
  ...rest
}: CountdownButtonProps) {
  const noteId = useId();
  const seconds = useSecondsUntil(availableAt);
  const minutes = Math.ceil(seconds / 60);
  const isWaiting = seconds > 0;

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (!isWaiting) onClick?.(event);
  }

  return (
    <>
      <Button
        {...rest}
        variant={isWaiting ? 'outlined' : variant}
        aria-disabled={isWaiting ? true : undefined}
        aria-describedby={noteId}
        {...(isWaiting && { sx: waiting })}
        onClick={press}
      >
        {label}
        {isWaiting && <span aria-hidden="true"> (in {minutes > 1 ? `${minutes} min` : `${seconds} s`})</span>}
      </Button>
      <VisuallyHidden>
        <output id={noteId}>
          {isWaiting && `Available again in ${minutes > 1 ? `${minutes} minutes` : 'a minute'}`}
        </output>
      </VisuallyHidden>
    </>
  );
}
