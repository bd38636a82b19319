import { useRef, type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { formatTypedDigits } from './formatTypedDigits.ts';
import { replaceText } from './replaceText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly numbers: {
    /** Formats a number while it is typed. In a domestic number, only the digits matter. */
    readonly format: (typed: string) => string;
    /** Formats a number when the field is left; after `loadRules`, also a foreign number. */
    readonly settle: (typed: string) => string;
    /** Whether a number is of another country; such a number is formatted only when the field is left. */
    readonly isForeign: (typed: string) => boolean;
    /** Loads the rules for foreign numbers; until then, `settle` leaves foreign numbers unchanged. */
    readonly loadRules: () => Promise<void>;
  };
}

/** A field for a phone number, formatted while it is typed; `onChange` is called after formatting (screens 2.1.5). */
export function PhoneField({
  numbers: { format, settle, isForeign, loadRules },
  onKeyDown,
  onChange,
  onBlur,
  onCompositionEnd,
  ...rest
}: PhoneFieldProps) {
  const before = useRef('');

  /** Formats a domestic number in the input; loads the rules for a foreign one. Returns whether the text changed. */
  function reformat(input: HTMLInputElement, inputType: string): boolean {
    if (isForeign(input.value)) {
      // If the rules do not load, the number stays unchanged; the server checks it as well.
      loadRules().then(
        () => settleIfLeft(input),
        () => undefined,
      );
      return false;
    }
    const caret = input.selectionStart ?? input.value.length;
    const typed = formatTypedDigits(format, { before: before.current, text: input.value, caret, inputType });
    before.current = typed.text;
    if (typed.text === input.value) return false;
    replaceText(input, typed.text);
    if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
    return true;
  }

  function settleIfLeft(input: HTMLInputElement): void {
    const settled = settle(input.value);
    if (document.activeElement !== input && settled !== input.value) replaceText(input, settled);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    before.current = event.currentTarget.value;
    onKeyDown?.(event);
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const edit = event.nativeEvent as InputEvent;
    // Text that is being composed or was undone is not formatted until the field is left.
    const isKept = edit.isComposing || edit.inputType === 'historyUndo' || edit.inputType === 'historyRedo';
    // After reformatting, another change event follows, which reports the value.
    if (!isKept && reformat(event.currentTarget, edit.inputType ?? '')) return;
    onChange?.(event);
  }

  function endComposition(event: CompositionEvent<HTMLInputElement>): void {
    onCompositionEnd?.(event);
    reformat(event.currentTarget, '');
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    reformat(event.currentTarget, '');
    onBlur?.(event);
  }

  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      {...rest}
      type="tel"
      onKeyDown={press}
      onChange={change}
      onCompositionEnd={endComposition}
      onBlur={leave}
    />
  );
}
