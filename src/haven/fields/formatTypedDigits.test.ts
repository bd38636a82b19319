import { describe, expect, it } from 'vitest';
import { formatTypedDigits } from './formatTypedDigits.ts';

/** Formats at most nine digits in groups of three with dots, without a leading 1 of ten digits. */
function grouped(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const own = digits.length > 9 && digits.startsWith('1') ? digits.slice(1) : digits;
  return (own.slice(0, 9).match(/\d{1,3}/g) ?? []).join('.');
}

/** Formats an edit; `|` is the caret. */
function edit(before: string, after: string, inputType = 'insertText'): string {
  const { text, caret } = formatTypedDigits(grouped, {
    before,
    text: after.replace('|', ''),
    caret: after.indexOf('|'),
    inputType,
  });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('formatTyped', () => {
  it.each([
    ['at the end', '123', '1234|', '123.4|'],
    ['in the middle', '123.456', '129|3.456', '129|.345.6'],
    ['in front', '123', '9|123', '9|12.3'],
    ['as an invalid character', '123', '12a|3', '12|3'],
    ['into a full field', '223.456.789', '223.456.7890|', '223.456.789|'],
  ])('keeps the caret after text that is typed %s', (_where, before, after, shown) => {
    expect(edit(before, after)).toBe(shown);
  });

  it.each(['123-456-789|', '123456789|', '1 123 456 789|', '+1.123.456.789|'])(
    'formats the pasted text %s',
    (pasted) => {
      expect(edit('', pasted, 'insertFromPaste')).toBe('123.456.789|');
    },
  );

  it('keeps the caret if a leading 1 is dropped', () => {
    expect(edit('123.456.789', '1|123.456.789')).toBe('|123.456.789');
  });

  it.each([
    ['a digit backward', '123.456', '12|.456', 'deleteContentBackward', '12|4.56'],
    ['a sign backward', '123.456', '123|456', 'deleteContentBackward', '12|4.56'],
    ['a sign forward', '123.456', '123|456', 'deleteContentForward', '123|.56'],
    ['a digit forward', '123.456', '123.|56', 'deleteContentForward', '123|.56'],
    ['a selection of digits and signs', '123.456.789', '12|89', 'deleteContentBackward', '12|8.9'],
    ['everything', '123.456', '|', 'deleteContentBackward', '|'],
    ['a sign by cutting it', '123.456', '123|456', 'deleteByCut', '123|.456'],
    ['a sign with no digit before it', '.123', '|123', 'deleteContentBackward', '|123'],
  ])('deletes %s', (_what, before, after, inputType, shown) => {
    expect(edit(before, after, inputType)).toBe(shown);
  });
});
