import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';
import './dates.css';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'color' | 'id'>, FieldProps {
  /** Content at the right, inside the control. */
  readonly trailing?: ReactNode;
  readonly below?: ReactNode;
}

/** MUI's input with its label; other props go to the `input`. Type `date` is the browser's own control. */
export function TextField({ trailing, below, className, disabled = false, ref, ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame} below={below}>
      <OutlinedInput
        fullWidth
        id={frame.id}
        error={frame.error !== undefined}
        disabled={disabled}
        inputRef={ref}
        className={className}
        endAdornment={trailing}
        slotProps={{ input: control }}
      />
    </FieldFrame>
  );
}
