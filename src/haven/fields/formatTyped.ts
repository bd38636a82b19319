export interface TypedText {
  readonly text: string;
  /** How many characters are before it. */
  readonly caret: number;
}

interface Typing extends TypedText {
  /** What stood there before the last edit. */
  readonly before: string;
  /** What kind of edit it was, by the names of Input Events Level 2: `deleteContentBackward`. */
  readonly inputType: string;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A `+` before the first digit tells that a country code comes first. */
function signOf(text: string): string {
  return /^\D*\+/.test(text) ? '+' : '';
}

/** The caret's place behind so many digits; before the first one where `count` is 0. */
function placeAmong(text: string, count: number): number {
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
 * What becomes of a text after an edit where only digits count and `format` adds the signs between them. The
 * caret keeps its place among the digits; deleting nothing but signs deletes the digit beyond them.
 */
export function formatTyped(format: (typed: string) => string, typing: Typing): TypedText {
  let digits = digitsOf(typing.text);
  let before = digitsOf(typing.text.slice(0, typing.caret)).length;
  if (typing.text.length < typing.before.length && digits === digitsOf(typing.before)) {
    const isBackward = typing.inputType.endsWith('Backward');
    const lost = isBackward ? before - 1 : typing.inputType.endsWith('Forward') ? before : -1;
    if (lost >= 0) digits = digits.slice(0, lost) + digits.slice(lost + 1);
    if (lost >= 0 && isBackward) before = lost;
  }
  const text = format(signOf(typing.text) + digits);
  // A country's own digit at the front is left out.
  const leftOut = Math.max(0, digits.indexOf(digitsOf(text)));
  return { text, caret: placeAmong(text, Math.max(0, before - leftOut)) };
}
