import MuiCheckbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Whether some of what it stands for is ticked. */
  readonly indeterminate?: boolean | undefined;
}

/** MUI's checkbox with its label and error. Other props go to the input. */
export function Checkbox({
  id: givenId,
  label,
  error,
  indeterminate = false,
  checked,
  defaultChecked,
  onChange,
  className,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Stack direction="row">
        <MuiCheckbox
          id={id}
          indeterminate={indeterminate}
          checked={checked}
          defaultChecked={defaultChecked}
          onChange={onChange}
          slotProps={{
            input: {
              ...input,
              'aria-invalid': error === undefined ? input['aria-invalid'] : true,
              'aria-describedby': error === undefined ? undefined : `${id}-error`,
            },
          }}
        />
        <Typography
          component="label"
          variant="body2"
          htmlFor={id}
          sx={{ flex: 1, py: '6px', '@media (pointer: coarse)': { py: 3 }, cursor: 'pointer' }}
        >
          {label}
        </Typography>
      </Stack>
    </div>
  );
}
