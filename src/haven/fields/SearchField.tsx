import IconButton from '@mui/material/IconButton';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'placeholder' | 'onFocus' | 'ref'> {
  readonly maxLength: number;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A search field, which Escape clears. Its `input` is plain, since MUI's adds 8 kB of scripts to partner pages. */
export function SearchField({ onValueChange, ref, ...props }: SearchFieldProps) {
  const { frame, control } = useField(props);
  const { value } = props;
  const { id, error } = frame;

  function clear(): void {
    onValueChange('');
    document.getElementById(id)?.focus();
  }

  function pressKey(event: KeyboardEvent): void {
    // Otherwise Enter would submit the form around the field.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <search>
      <FieldFrame {...frame}>
        <div className={styles['place']}>
          <Icon name="search" />
          <input
            {...control}
            ref={ref}
            id={id}
            type="search"
            aria-invalid={error === undefined ? undefined : true}
            autoComplete="off"
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={pressKey}
          />
          {value !== '' && (
            <IconButton
              aria-label="Clear search"
              sx={{ alignSelf: 'stretch', height: 'auto' }}
              onClick={clear}
            >
              <Icon name="close" size={16} />
            </IconButton>
          )}
        </div>
      </FieldFrame>
    </search>
  );
}
