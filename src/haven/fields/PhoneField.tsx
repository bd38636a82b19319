import { useRef, type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { formatTyped } from './formatTyped.ts';
import { replaceText } from './replaceText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The rules of phone numbers that the field needs. */
interface PhoneNumbers {
  /** How a number stands while it is typed; of one of this country only digits count. */
  readonly format: (typed: string) => string;
  /** How it stands once the field is left. */
  readonly settle: (typed: string) => string;
  /** True for a number of another country, where every character stands as it is typed. */
  readonly isForeign: (typed: string) => boolean;
  /** Fetches what `settle` needs for those; it leaves them as they are before. */
  readonly loadRules: () => Promise<void>;
}

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'trailing'> {
  readonly numbers: PhoneNumbers;
}

/** What is still being composed, or brought back, stands as it is until the field is left. */
function isLeftAlone(event: InputEvent): boolean {
  return event.isComposing || event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
}

/** A phone number, set in order while it is typed; the form hears it in order only (screens 2.1.5). */
export function PhoneField({
  numbers: { format, settle, isForeign, loadRules },
  onKeyDown,
  onChange,
  onBlur,
  onCompositionEnd,
  ...rest
}: PhoneFieldProps) {
  const before = useRef('');

  /** Answers whether it had to. */
  function setInOrder(input: HTMLInputElement, inputType: string): boolean {
    if (isForeign(input.value)) {
      // Without the rules the number stands as it is; the server checks it all the same.
      loadRules().then(
        () => settleIfLeft(input),
        () => undefined,
      );
      return false;
    }
    const caret = input.selectionStart ?? input.value.length;
    const typed = formatTyped(format, { before: before.current, text: input.value, caret, inputType });
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
    // Setting it in order is a change of its own, which comes here as well.
    if (!isLeftAlone(edit) && setInOrder(event.currentTarget, edit.inputType ?? '')) return;
    onChange?.(event);
  }

  function endComposition(event: CompositionEvent<HTMLInputElement>): void {
    onCompositionEnd?.(event);
    setInOrder(event.currentTarget, '');
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    setInOrder(event.currentTarget, '');
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
