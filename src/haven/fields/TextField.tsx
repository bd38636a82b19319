import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import './dates.css';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'color'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong; marks the field as well. */
  readonly error?: string | undefined;
  /** Shown at the left, inside the control. */
  readonly icon?: IconName | undefined;
  /** Shown at the right, inside the control. */
  readonly trailing?: ReactNode;
  /** Under the control. */
  readonly below?: ReactNode;
}

/**
 * One line of text with its label; everything else is handed to the input. A `date` is asked for by the browser's
 * own control, with `min` and `max`.
 */
export function TextField({
  id: givenId,
  label,
  hint,
  error,
  icon,
  trailing,
  below,
  className,
  disabled = false,
  ref,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} below={below}>
      <OutlinedInput
        fullWidth
        id={id}
        error={error !== undefined}
        disabled={disabled}
        inputRef={ref}
        className={className}
        startAdornment={icon && <Icon name={icon} />}
        endAdornment={trailing}
        slotProps={{
          input: {
            ...input,
            'aria-describedby': describedBy(id, hint, error),
          },
        }}
      />
    </FieldFrame>
  );
}
