// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

let areRulesLoaded: boolean;

const numbers: PhoneFieldProps['numbers'] = {
  /** Formats as `(###) ###-####`, as far as there are digits. */
  format: (typed) => {
    if (numbers.isForeign(typed)) return typed;
    const digits = typed.replace(/\D/g, '');
    const own = /^\+|\d{11}/.test(typed.replace(/[^\d+]/g, '')) ? digits.replace(/^1/, '') : digits;
    const [area, exchange, line] = [own.slice(0, 3), own.slice(3, 6), own.slice(6, 10)];
    return area && `(${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
  },
  settle: (typed) => (areRulesLoaded ? typed.replaceAll('.', ' ') : typed),
  isForeign: (typed) => /^\+(?!1\D*\d)/.test(typed),
  loadRules: async () => {
    areRulesLoaded = true;
  },
};

const changes: string[] = [];
let read: () => string;

function renderPhone(): void {
  const { result } = renderHook(() => useForm({ defaultValues: { phone: '' } }));
  const phone = result.current.register('phone', {
    onChange: (event: { target: HTMLInputElement }) => changes.push(event.target.value),
  });
  read = () => result.current.getValues('phone');
  render(<PhoneField label="Phone" numbers={numbers} {...phone} />);
}

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Phone' });
}

/** Text of the field; `|` is the caret. */
function shown(): string {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

/** Edits as a browser does; user-event does not support fields that change their own text. */
function edit(text: string, inputType: string): void {
  const caret = text.indexOf('|');
  fireEvent.keyDown(field());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    field(),
    text.replace('|', ''),
  );
  field().setSelectionRange(caret, caret);
  fireEvent(field(), new InputEvent('input', { bubbles: true, inputType }));
}

describe('PhoneField', () => {
  let person: UserEvent;

  beforeEach(() => {
    changes.length = 0;
    areRulesLoaded = false;
    person = userEvent.setup();
    renderPhone();
  });
  afterEach(cleanup);

  it('formats the number while it is typed, and passes only formatted values to the form', async () => {
    await person.type(field(), '5555');
    expect(shown()).toBe('(555) 5|');
    expect(changes).toEqual(['(5', '(55', '(555', '(555) 5']);
    await person.type(field(), '550123');
    expect(read()).toBe('(555) 555-0123');
  });

  it('keeps the caret after the digit that is typed between others', async () => {
    await person.type(field(), '5550123');
    edit('(59|55) 012-3', 'insertText');
    expect(shown()).toBe('(59|5) 501-23');
    expect(read()).toBe('(595) 501-23');
  });

  it('skips punctuation when deleting in both directions', async () => {
    await person.type(field(), '555123');
    edit('(555)|123', 'deleteContentBackward');
    expect(shown()).toBe('(55|1) 23');
    edit('(551| 23', 'deleteContentForward');
    expect(shown()).toBe('(551|) 3');
    expect(read()).toBe('(551) 3');
  });

  it('does not format an undone value until blur', async () => {
    await person.type(field(), '5555');
    edit('5555|', 'historyUndo');
    expect(shown()).toBe('5555|');
    await person.tab();
    expect(read()).toBe('(555) 5');
  });

  it.each(['+1 (555) 555-0123', '555.555.0123', '15555550123', '5555550123'])(
    'formats the pasted number %s',
    async (text) => {
      await person.click(field());
      await person.paste(text);
      expect(shown()).toBe('(555) 555-0123|');
      expect(read()).toBe('(555) 555-0123');
    },
  );

  it('keeps a pasted foreign number as it is, and formats it on blur', async () => {
    await person.click(field());
    await person.paste('+44.20.7946.0958');
    expect(field().value).toBe('+44.20.7946.0958');
    expect(read()).toBe('+44.20.7946.0958');
    await person.tab();
    await waitFor(() => expect(field().value).toBe('+44 20 7946 0958'));
    expect(read()).toBe('+44 20 7946 0958');
  });

  it('loads the rules of other countries only for a foreign number', async () => {
    await person.type(field(), '5550123');
    await person.tab();
    expect(areRulesLoaded).toBe(false);
    await person.clear(field());
    await person.type(field(), '+4');
    expect(areRulesLoaded).toBe(true);
  });

  it('treats a number with the country code of the US as a US number', () => {
    edit('+1|', 'insertText');
    expect(shown()).toBe('+1|');
    edit('+15|', 'insertText');
    expect(shown()).toBe('(5|');
  });

  it('keeps a typed number with a plus sign as it is', async () => {
    await person.type(field(), '+44 20.7');
    expect(shown()).toBe('+44 20.7|');
    expect(changes.at(-1)).toBe('+44 20.7');
  });

  it('lets a foreign number be edited freely, and formats a US number that replaces it', async () => {
    await person.click(field());
    await person.paste('+44 20 7946 0958');
    await person.keyboard('{Backspace}');
    expect(shown()).toBe('+44 20 7946 095|');
    await person.keyboard('9');
    expect(shown()).toBe('+44 20 7946 0959|');
    await person.clear(field());
    await person.keyboard('5555550123');
    expect(shown()).toBe('(555) 555-0123|');
  });

  it.each([
    ['020 7946 0958', '(020) 794-6095'],
    ['(555) 555-0123 ext. 4', '(555) 555-0123'],
  ])('truncates %s to ten digits if it is set at once', (text, truncated) => {
    fireEvent.input(field(), { target: { value: text } });
    expect(field().value).toBe(truncated);
    expect(read()).toBe(truncated);
  });

  it('ignores an eleventh digit', async () => {
    await person.type(field(), '55555501239');
    expect(shown()).toBe('(555) 555-0123|');
    expect(read()).toBe('(555) 555-0123');
  });

  it('is empty again when everything is deleted', async () => {
    await person.type(field(), '5');
    await person.type(field(), '{Backspace}');
    expect(field().value).toBe('');
    expect(read()).toBe('');
  });
});
