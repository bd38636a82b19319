import type * as phoneRules from 'libphonenumber-js/min';

/** Beyond the length of any number, however it is written. */
const longestNumber = 64;

let rules: typeof phoneRules | undefined;

/** Loads the numbering rules of all countries. Few people need them, so pages wait until somebody types a `+`. */
export async function loadPhoneRules(): Promise<void> {
  rules ??= await import('libphonenumber-js/min');
}

/**
 * Converts a number with `+` to international form; null if invalid. Until the rules are loaded, only the length
 * counts, 7 to 15 digits (ITU-T E.164); the server always has the rules.
 */
export function readInternational(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').length;
  if (typed.length > longestNumber || digits < 7 || digits > 15) return null;
  if (!rules) return typed;
  // The library does not parse `(+44) 20 …`, with the sign in brackets.
  const number = rules.parsePhoneNumberFromString(typed.replace(/^\(\+(\d+)\)/, '+$1'), { extract: false });
  return number?.isValid() ? number.formatInternational() : null;
}
