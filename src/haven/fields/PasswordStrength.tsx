import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';

/** Icons by strength; the colors have the same names. */
const icons = { Weak: 'warning', Fair: 'info', Strong: 'success' } as const satisfies Record<
  string,
  IconName
>;

export type Strength = keyof typeof icons;

interface PasswordStrengthProps {
  readonly id: string;
  /** Null while nothing is typed. */
  readonly strength: Strength | null;
}

/** How good a password is, in a word; read out whenever the word becomes another. */
export function PasswordStrength({ id, strength }: PasswordStrengthProps) {
  return (
    <Stack
      component="output"
      htmlFor={id}
      direction="row"
      spacing={2}
      sx={{ typography: 'body2', color: 'text.secondary', '&:not(:empty)': { mt: 2 } }}
    >
      {strength !== null && (
        <>
          Password strength:{' '}
          <Typography
            component="span"
            variant="h6"
            color={icons[strength]}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            <Icon name={icons[strength]} size={16} />
            {strength}
          </Typography>
        </>
      )}
    </Stack>
  );
}
