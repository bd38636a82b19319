import { useId, type ComponentProps } from 'react';
import { FieldError } from './FieldError.tsx';
import { describedBy } from './FieldFrame.tsx';
import styles from './RadioCards.module.css';

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** One line. */
  readonly description?: string | undefined;
}

export interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  readonly legend: string;
  /** As the label of a field, or as a heading where the group is all that is asked. */
  readonly legendLook?: 'label' | 'heading' | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly RadioChoice[];
  /** What is chosen at first. */
  readonly defaultValue?: string | undefined;
}

/**
 * One of a few, each a card that is pressed anywhere; everything else is handed to each input. `id` is the
 * first one's, where a link of the summary leads.
 */
export function RadioCards({
  id: givenId,
  legend,
  legendLook = 'label',
  hint,
  error,
  choices,
  name,
  defaultValue,
  className,
  'aria-required': isRequired,
  ...input
}: RadioCardsProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error === undefined ? undefined : true}
      aria-required={isRequired}
      className={[styles['group'], className].filter(Boolean).join(' ')}
    >
      <legend id={`${id}-legend`} className={styles[legendLook]}>
        {legend}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles['cards']}>
        {choices.map(({ value, label, description }, index) => {
          const inputId = index === 0 ? id : `${id}-${value}`;
          return (
            <label key={value} htmlFor={inputId} className={styles['card']}>
              <input
                {...input}
                id={inputId}
                type="radio"
                name={name ?? id}
                value={value}
                defaultChecked={defaultValue === undefined ? undefined : value === defaultValue}
                className={styles['radio']}
                aria-labelledby={`${inputId}-label`}
                aria-describedby={description === undefined ? undefined : `${inputId}-description`}
              />
              <span className={styles['words']}>
                <span id={`${inputId}-label`} className={styles['choice']}>
                  {label}
                </span>
                {description !== undefined && (
                  <span id={`${inputId}-description`} className={styles['description']}>
                    {description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
