/**
 * Converts typed text to one line. With line breaks and other control characters a name could add headers or paragraphs
 * to a mail, and with marks of writing direction it could reverse the text after it.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
