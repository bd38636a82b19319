import type * as phoneRules from 'libphonenumber-js/min';

/** Maximal length of a phone number in characters, more than any spelling of a valid number needs. */
const longestNumber = 64;

let rules: typeof phoneRules | undefined;

/** Loads the numbering rules of all countries. Pages load them only when somebody types a `+`, since few need them. */
export async function loadPhoneRules(): Promise<void> {
  rules ??= await import('libphonenumber-js/min');
}

/**
 * Converts a phone number with `+` to international form; null if invalid. Until `loadPhoneRules` has resolved, checks
 * only the number of digits, 7 to 15 (ITU-T E.164), and returns the text unchanged; the server always has the rules.
 */
export function parseInternationalPhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').length;
  if (typed.length > longestNumber || digits < 7 || digits > 15) return null;
  if (!rules) return typed;
  // The library does not parse `(+44) 20 …`, with the `+` in parentheses.
  const number = rules.parsePhoneNumberFromString(typed.replace(/^\(\+(\d+)\)/, '+$1'), { extract: false });
  return number?.isValid() ? number.formatInternational() : null;
}
