import { useState } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'trailing'>;

/** A password, hidden until the person asks to see it. */
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
