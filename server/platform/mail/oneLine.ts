/**
 * Puts typed text on one line: line breaks and other control characters would let a name add headers or paragraphs to a
 * mail, and marks of writing direction would let it reverse the text behind it.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
