import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldProps {
  /** Number of typed characters, and their limit. The remaining number is shown, and announced near the limit. */
  readonly count?: { readonly typed: number; readonly most: number } | undefined;
}

/** MUI's input as a `textarea` with its label; other props go to the `textarea`. */
export function TextArea({ count, className, ref, ...props }: TextAreaProps) {
  const { frame, control } = useField(props, count !== undefined && 'most');
  const { id, error } = frame;
  return (
    <FieldFrame {...frame} below={count && <Count id={id} {...count} />}>
      <OutlinedInput
        fullWidth
        id={id}
        error={error !== undefined}
        inputRef={ref}
        className={className}
        inputComponent="textarea"
        // MUI types the props as those of an `input` for any element.
        slotProps={{ input: { rows: 4, type: undefined, ...control } as object }}
      />
    </FieldFrame>
  );
}

function Count({ id, typed, most }: { readonly id: string } & NonNullable<TextAreaProps['count']>) {
  const left = most - typed;
  const isOver = left < 0;
  // Announces only two numbers, since an announcement at every key would be too often.
  const announced = [20, 100].find((number) => left <= number);
  return (
    <>
      <Typography
        variant="body2"
        aria-hidden="true"
        sx={{ mt: 1, ...(isOver ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }) }}
      >
        {isOver ? `${formatCharacters(-left)} too many` : `${formatCharacters(left)} left`}
      </Typography>
      <VisuallyHidden as="div">
        <p id={`${id}-most`}>You can enter up to {most} characters</p>
        <output htmlFor={id}>
          {isOver
            ? `That is more than ${most} characters`
            : announced && `${formatCharacters(announced)} left, or fewer`}
        </output>
      </VisuallyHidden>
    </>
  );
}

function formatCharacters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}
