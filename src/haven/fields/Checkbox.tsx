import MuiCheckbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError, FieldFrame, useField } from './FieldFrame.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Whether only some of the items that the checkbox represents are checked. */
  readonly indeterminate?: boolean | undefined;
}

/** MUI's checkbox with its label and error; other props go to the `input`. */
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

interface CheckboxGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children'
> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Content before the checkboxes, such as a search for them. */
  readonly children?: ReactNode;
  readonly defaultValue?: readonly string[] | undefined;
}

/**
 * A group of checkboxes; other props go to each `input`. `id` becomes the id of the first checkbox, for the link of an
 * `ErrorSummary`. The form's default value must be an array; otherwise React Hook Form would return a boolean.
 */
export function CheckboxGroup({
  id: givenId,
  legend,
  hint,
  error,
  choices,
  name,
  defaultValue,
  className,
  children,
  ...input
}: CheckboxGroupProps) {
  const { frame } = useField({ id: givenId, label: legend, hint, error });
  const { id } = frame;
  return (
    <FieldFrame {...frame} group={{ className }}>
      {children}
      <Stack direction="row" spacing={6} sx={{ flexWrap: 'wrap', rowGap: 0 }}>
        {choices.map(({ value, label }, index) => (
          <Checkbox
            {...input}
            key={value}
            id={index === 0 ? id : `${id}-${value}`}
            name={name ?? id}
            value={value}
            label={label}
            defaultChecked={defaultValue?.includes(value)}
            aria-invalid={error === undefined ? undefined : true}
          />
        ))}
      </Stack>
    </FieldFrame>
  );
}
