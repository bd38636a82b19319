import { useId, type ComponentProps, type ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import styles from './CheckboxGroup.module.css';
import { FieldError } from './FieldError.tsx';
import { describedBy } from './FieldFrame.tsx';

interface CheckboxChoice {
  readonly value: string;
  readonly label: string;
}

interface CheckboxGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children'
> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly CheckboxChoice[];
  /** What stands before the boxes: a search for them. */
  readonly children?: ReactNode;
  /** What is ticked at first. */
  readonly defaultValue?: readonly string[] | undefined;
}

/**
 * Some of a few; everything else is handed to each input. `id` is the first one's, where a link of the summary
 * leads. A form that starts with an array gets an array.
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
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <fieldset
      aria-describedby={describedBy(id, hint, error)}
      className={[styles['group'], className].filter(Boolean).join(' ')}
    >
      <legend className={styles['legend']}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
      <div className={styles['choices']}>
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
      </div>
    </fieldset>
  );
}
