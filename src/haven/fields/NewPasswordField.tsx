import { useId, useState, type ChangeEvent } from 'react';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { PasswordStrength, type Strength } from './PasswordStrength.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'below'> {
  readonly strengthOf: (typed: string) => Strength;
}

/** A password that somebody chooses: nothing is composed for them, and they are told how good it is. */
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
