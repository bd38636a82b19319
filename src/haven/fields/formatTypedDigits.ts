interface TypedText {
  readonly text: string;
  /** Number of characters before the caret. */
  readonly caret: number;
}

interface Edit extends TypedText {
  /** The text before the edit. */
  readonly before: string;
  /** `inputType` of the edit (Input Events Level 2), such as `deleteContentBackward`. */
  readonly inputType: string;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Returns the position in a text after `count` digits; for 0, the position before the first digit. */
function positionAfter(text: string, count: number): number {
  let left = count;
  for (let place = 0; place < text.length; place += 1) {
    if (!/\d/.test(text.charAt(place))) continue;
    if (left === 0) return place;
    left -= 1;
    if (left === 0) return place + 1;
  }
  return text.length;
}

/**
 * Formats a text after an edit: only the digits count, and `format` adds the separators. The caret stays between the
 * same digits. Deleting only separators also deletes the next digit in the direction of the deletion.
 */
export function formatTypedDigits(format: (typed: string) => string, edit: Edit): TypedText {
  let digits = digitsOf(edit.text);
  let before = digitsOf(edit.text.slice(0, edit.caret)).length;
  if (edit.text.length < edit.before.length && digits === digitsOf(edit.before)) {
    const isBackward = edit.inputType.endsWith('Backward');
    const lost = isBackward ? before - 1 : edit.inputType.endsWith('Forward') ? before : -1;
    if (lost >= 0) digits = digits.slice(0, lost) + digits.slice(lost + 1);
    if (lost >= 0 && isBackward) before = lost;
  }
  // A `+` before the first digit marks a country code.
  const text = format((/^\D*\+/.test(edit.text) ? '+' : '') + digits);
  // `format` drops the domestic country code.
  const dropped = Math.max(0, digits.indexOf(digitsOf(text)));
  return { text, caret: positionAfter(text, Math.max(0, before - dropped)) };
}
