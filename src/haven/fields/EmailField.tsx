import Box from '@mui/material/Box';
import { useId, useState, type ChangeEvent, type FocusEvent } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { useAfterPress } from '#haven/actions/useAfterPress.ts';
import { replaceText } from './replaceText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'below'> {
  /** Returns a correction of the typed address when the field is left; null for none. */
  readonly suggest?: ((typed: string) => string | null) | undefined;
}

/** A field for an email address, with an optional link below that corrects a probable typo (screens 2.1.5). */
export function EmailField({ id: givenId, suggest, onBlur, onChange, ...rest }: EmailFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const afterPress = useAfterPress();

  function leave(event: FocusEvent<HTMLInputElement>): void {
    onBlur?.(event);
    const typed = event.currentTarget.value;
    if (suggest) afterPress(() => setSuggestion(suggest(typed)));
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    setSuggestion(null);
    onChange?.(event);
  }

  function accept(): void {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || suggestion === null) return;
    input.focus();
    replaceText(input, suggestion);
  }

  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      id={id}
      type="email"
      onBlur={leave}
      onChange={change}
      below={
        suggest && (
          <Box component="output" htmlFor={id} sx={{ display: 'block', '&:not(:empty)': { mt: 2 } }}>
            {suggestion !== null && (
              <Link variant="action" onClick={accept}>
                Did you mean {suggestion}?
              </Link>
            )}
          </Box>
        )
      }
    />
  );
}
