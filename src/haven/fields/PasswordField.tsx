import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ChangeEvent } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

/** A field for a password, with a button that shows and hides the text. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <Link
          variant="action"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          sx={{ flex: 'none', px: 4, minHeight: 44, '--haven-focus-offset': '-3px' }}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </Link>
      }
    />
  );
}

/** Icon of each strength of a password; its name is also the name of the color in the theme. */
const strengthIcons = { Weak: 'warning', Fair: 'info', Strong: 'success' } as const;

type Strength = keyof typeof strengthIcons;

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'below'> {
  readonly strengthOf: (typed: string) => Strength;
}

export function NewPasswordField({ id: givenId, strengthOf, onChange, ...rest }: NewPasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [strength, setStrength] = useState<Strength | null>(null);

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const typed = event.currentTarget.value;
    setStrength(typed === '' ? null : strengthOf(typed));
    onChange?.(event);
  }

  return (
    <PasswordField
      autoComplete="new-password"
      {...rest}
      id={id}
      onChange={change}
      below={<PasswordStrength id={id} strength={strength} />}
    />
  );
}

/** The strength of a password, announced when it changes. */
export function PasswordStrength({
  id,
  strength,
}: {
  readonly id: string;
  readonly strength: Strength | null;
}) {
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
            color={strengthIcons[strength]}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            <Icon name={strengthIcons[strength]} size={16} />
            {strength}
          </Typography>
        </>
      )}
    </Stack>
  );
}
