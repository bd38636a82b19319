import { useRef, type KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';
import { TextField } from './TextField.tsx';

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** How many characters it takes. */
  readonly maxLength: number;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A field that searches the page at hand as it is typed into; Escape or its button empties it. */
export function SearchField({ id, label, placeholder, maxLength, value, onValueChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear(): void {
    onValueChange('');
    input.current?.focus();
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <search>
      <TextField
        ref={input}
        id={id}
        label={label}
        type="search"
        icon="search"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={pressKey}
        trailing={
          value !== '' && (
            <button type="button" className={styles['clear']} aria-label="Clear search" onClick={clear}>
              <Icon name="close" size={16} />
            </button>
          )
        }
      />
    </search>
  );
}
