import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';

/** An option; a string is both value and label. */
type SelectOption = string | { readonly value: string; readonly label: string };

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size' | 'id'>, FieldProps {
  readonly options: readonly (
    | SelectOption
    | { readonly label: string; readonly options: readonly SelectOption[] }
  )[];
  /** Text of the option with an empty value; null if the field always has a value. */
  readonly placeholder?: string | null | undefined;
}

/** MUI's native select with its label; other props go to the `select`. */
export function SelectField({
  options,
  placeholder = 'Choose one',
  className,
  ref,
  ...props
}: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput fullWidth error={frame.error !== undefined} />}
        inputRef={ref}
        inputProps={{ ...control, id: frame.id }}
        className={className}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map((each) =>
          typeof each === 'object' && 'options' in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(each)
          ),
        )}
      </NativeSelect>
    </FieldFrame>
  );
}

function renderOption(option: SelectOption) {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
