import { useCallback, useId, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { Button, type ButtonProps } from '#haven/actions/Button.tsx';

const waiting = { color: 'text.secondary', '&:hover, &:active': { backgroundColor: 'background.paper' } };

interface CountdownButtonProps extends Omit<ButtonProps, 'children' | 'href' | 'sameTab' | 'type'> {
  readonly label: string;
  /** Time at which the button becomes available, in milliseconds since 1970. */
  readonly availableAt: number;
}

/**
 * Button that does nothing until a given time, but takes the focus: "Resend email (in 42 s)". Screen readers announce
 * the remaining time in minutes, once per minute.
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

  return (
    <>
      <Button
        {...rest}
        variant={isWaiting ? 'outlined' : variant}
        aria-disabled={isWaiting ? true : undefined}
        aria-describedby={noteId}
        {...(isWaiting && { sx: waiting })}
        onClick={(event) => isWaiting || onClick?.(event)}
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

/** Returns the whole seconds until a time (milliseconds since 1970), counted down to 0. */
function useSecondsUntil(instant: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(() => {
        onChange();
        if (Date.now() >= instant) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [instant],
  );

  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft);
}
