import { useRef, type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { formatTyped } from './formatTyped.ts';
import { replaceText } from './replaceText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'trailing'> {
  /** How what is typed is shown; only digits count. */
  readonly format: (typed: string) => string;
  /** Whether `format` would make another number of it. It stands as it came then, for the person to mend. */
  readonly isForeign: (typed: string) => boolean;
}

/** What is still being composed, or brought back, stands as it is until the field is left. */
function isLeftAlone(event: InputEvent): boolean {
  return event.isComposing || event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
}

/** Of what is pasted or filled in, no digit may be lost unseen; a single one too many is not taken. */
function isOneKey({ inputType, data }: InputEvent): boolean {
  return inputType === 'insertText' && data?.length === 1;
}

/**
 * A phone number, set in order while it is typed; whoever listens hears it in order only, or as it was pasted
 * (screens 2.1.5).
 */
export function PhoneField({
  format,
  isForeign,
  onKeyDown,
  onChange,
  onBlur,
  onCompositionEnd,
  ...rest
}: PhoneFieldProps) {
  const before = useRef('');

  /** Answers whether it had to. */
  function setInOrder(input: HTMLInputElement, inputType: string, isTyped = false): boolean {
    if (isForeign(input.value) && (!isTyped || isForeign(before.current))) return false;
    const caret = input.selectionStart ?? input.value.length;
    const typed = formatTyped(format, { before: before.current, text: input.value, caret, inputType });
    before.current = typed.text;
    if (typed.text === input.value) return false;
    replaceText(input, typed.text);
    if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
    return true;
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    before.current = event.currentTarget.value;
    onKeyDown?.(event);
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const edit = event.nativeEvent as InputEvent;
    // Setting it in order is a change of its own, which comes here as well.
    if (!isLeftAlone(edit) && setInOrder(event.currentTarget, edit.inputType ?? '', isOneKey(edit))) return;
    onChange?.(event);
  }

  function endComposition(event: CompositionEvent<HTMLInputElement>): void {
    onCompositionEnd?.(event);
    setInOrder(event.currentTarget, '', event.data.length === 1);
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    setInOrder(event.currentTarget, '');
    onBlur?.(event);
  }

  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      onKeyDown={press}
      onChange={change}
      onCompositionEnd={endComposition}
      onBlur={leave}
    />
  );
}
