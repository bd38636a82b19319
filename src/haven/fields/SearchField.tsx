import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** What is wrong; marks the field as well. */
  readonly error?: string | undefined;
  /** How many characters it takes. */
  readonly maxLength: number;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Told before anything is typed. */
  readonly onFocus?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field that searches the page at hand as it is typed into; Escape or its button empties it. It is the browser's own
 * input: with MUI's, every page of partners would load 8 kB more of scripts.
 */
export function SearchField({
  id,
  label,
  placeholder,
  error,
  maxLength,
  value,
  onValueChange,
  onFocus,
  ref,
}: SearchFieldProps) {
  function clear(): void {
    onValueChange('');
    document.getElementById(id)?.focus();
  }

  function pressKey(event: KeyboardEvent): void {
    // It would submit the form around the field; what was typed is searched for already.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <search>
      <FieldFrame id={id} label={label} error={error}>
        <div className={styles['place']}>
          <Icon name="search" />
          <input
            ref={ref}
            id={id}
            type="search"
            placeholder={placeholder}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy(id, undefined, error)}
            autoComplete="off"
            maxLength={maxLength}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onFocus={onFocus}
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
