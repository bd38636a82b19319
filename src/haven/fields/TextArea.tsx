import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong; marks the field as well. */
  readonly error?: string | undefined;
  /** How many characters there are, and how many there may be: what is left is shown, and told near the end. */
  readonly count?: { readonly typed: number; readonly most: number } | undefined;
}

/** Numbers of characters left at which a screen reader hears it: at each key would be too often. */
const toldAt = [20, 100];

/** MUI's input as several lines of text with their label; other props go to the control. */
export function TextArea({ id: givenId, label, hint, error, count, className, ref, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [describedBy(id, hint, error), count && `${id}-most`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} below={count && <Count id={id} {...count} />}>
      <OutlinedInput
        fullWidth
        id={id}
        error={error !== undefined}
        inputRef={ref}
        className={className}
        inputComponent="textarea"
        // MUI types the props as those of an input, whichever element it is.
        slotProps={{
          input: {
            ...({ rows: 4, type: undefined, ...area } as object),
            'aria-describedby': described || undefined,
          },
        }}
      />
    </FieldFrame>
  );
}

interface CountProps {
  readonly id: string;
  readonly typed: number;
  readonly most: number;
}

function Count({ id, typed, most }: CountProps) {
  const left = most - typed;
  const isOver = left < 0;
  return (
    <>
      <Typography
        variant="body2"
        aria-hidden="true"
        sx={{ mt: 1, ...(isOver ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }) }}
      >
        {isOver ? `${charactersOf(-left)} too many` : `${charactersOf(left)} left`}
      </Typography>
      <VisuallyHidden as="div">
        <p id={`${id}-most`}>You can enter up to {most} characters</p>
        <output htmlFor={id}>{tellLeft(left, most)}</output>
      </VisuallyHidden>
    </>
  );
}

/** The same words until the next number is reached. */
function tellLeft(left: number, most: number): string {
  if (left < 0) return `That is more than ${most} characters`;
  const reached = toldAt.find((number) => left <= number);
  return reached === undefined ? '' : `${charactersOf(reached)} left, or fewer`;
}

function charactersOf(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}
