import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  /** What is chosen by: "Status". */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which rows of a list are wanted: those of any value chosen, all where none is. */
export function FilterChips({ label, options, chosen, onChange }: FilterChipsProps) {
  return (
    <fieldset className={styles['filter']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['chips']}>
        {options.map((option) => {
          const isChosen = chosen.includes(option.value);
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={isChosen}
              className={styles['chip']}
              onClick={() =>
                onChange(
                  isChosen ? chosen.filter((value) => value !== option.value) : [...chosen, option.value],
                )
              }
            >
              {isChosen && <Icon name="check" size={14} />}
              {option.label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
