import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './RadioCards.module.css';

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** One line. */
  readonly description?: string | undefined;
}

export interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  readonly legend: string;
  /** `h4` where the group is all that is asked. */
  readonly legendVariant?: 'h4' | 'h6' | undefined;
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
  legendVariant = 'h6',
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
    <FieldFrame
      id={id}
      label={legend}
      labelVariant={legendVariant}
      hint={hint}
      error={error}
      group={{
        role: 'radiogroup',
        className,
        'aria-labelledby': `${id}-legend`,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired,
      }}
    >
      <Stack spacing={3} className={styles['cards']} sx={{ pt: legendVariant === 'h4' ? 3 : 1 }}>
        {choices.map(({ value, label, description }, index) => {
          const inputId = index === 0 ? id : `${id}-${value}`;
          return (
            <label key={value} htmlFor={inputId} className={styles['card']}>
              <Radio
                id={inputId}
                name={name ?? id}
                value={value}
                defaultChecked={defaultValue === undefined ? undefined : value === defaultValue}
                slotProps={{
                  input: {
                    ...input,
                    'aria-labelledby': `${inputId}-label`,
                    'aria-describedby': description === undefined ? undefined : `${inputId}-description`,
                  },
                }}
              />
              <Stack component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Typography component="span" variant="h5" id={`${inputId}-label`}>
                  {label}
                </Typography>
                {description !== undefined && (
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    id={`${inputId}-description`}
                  >
                    {description}
                  </Typography>
                )}
              </Stack>
            </label>
          );
        })}
      </Stack>
    </FieldFrame>
  );
}
