import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { FieldFrame, useField } from './FieldFrame.tsx';
import styles from './RadioCards.module.css';

export interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  readonly legend: string;
  /** `h4` if the group is the only question of the page. */
  readonly legendVariant?: 'h4' | 'h6' | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string | undefined;
  }[];
  readonly defaultValue?: string | undefined;
}

/** A group of radio buttons on cards. Other props go to each `input`; `id` goes to the first, for `ErrorSummary`. */
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
  const { frame } = useField({ id: givenId, label: legend, hint, error });
  const { id } = frame;
  return (
    <FieldFrame
      {...frame}
      labelVariant={legendVariant}
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
