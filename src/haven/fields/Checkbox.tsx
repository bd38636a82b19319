import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FieldError } from './FieldError.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A box to tick, with its label at the right; everything else is handed to the input, which may be indeterminate. */
export function Checkbox({ id: givenId, label, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles['row']}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error === undefined ? input['aria-invalid'] : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
      </div>
    </div>
  );
}
