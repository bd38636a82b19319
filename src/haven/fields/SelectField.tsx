import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options that belong together, under a name of their own. */
interface SelectGroup {
  readonly label: string;
  readonly options: readonly (string | SelectOption)[];
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** A text is its own value. */
  readonly options: readonly (string | SelectOption | SelectGroup)[];
  /** Stands for no choice, whose value is empty; null where something is chosen in any case. */
  readonly placeholder?: string | null | undefined;
}

/** MUI's native select with its label; other props go to the control. */
export function SelectField({
  id: givenId,
  label,
  hint,
  error,
  options,
  placeholder = 'Choose one',
  className,
  ref,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput fullWidth error={error !== undefined} />}
        inputRef={ref}
        inputProps={{ ...select, id, 'aria-describedby': describedBy(id, hint, error) }}
        className={className}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map((each) =>
          typeof each === 'object' && 'options' in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(drawOption)}
            </optgroup>
          ) : (
            drawOption(each)
          ),
        )}
      </NativeSelect>
    </FieldFrame>
  );
}

function drawOption(option: string | SelectOption): ReactNode {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
