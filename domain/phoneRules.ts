import type * as phoneRules from 'libphonenumber-js/min';

/** No number is as long, however it is written. */
const longestNumber = 64;

let rules: typeof phoneRules | undefined;

/** Fetches the numbering rules of all countries. Few people need them, so pages wait until somebody types a `+`. */
export async function loadPhoneRules(): Promise<void> {
  rules ??= await import('libphonenumber-js/min');
}

/** A country code and its number have 7 to 15 digits (ITU-T E.164). */
function isPossible(typed: string): boolean {
  if (typed.length > longestNumber) return false;
  const { length } = typed.replace(/\D/g, '');
  return length >= 7 && length <= 15;
}

/**
 * A number that begins with `+`, in international form; null where its country has no such number. Before the
 * rules have come it only has to be of the right length: the server always has them.
 */
export function readInternational(typed: string): string | null {
  if (!isPossible(typed)) return null;
  if (!rules) return typed;
  // The library sees no number in `(+44) 20 …`, with the sign in brackets.
  const number = rules.parsePhoneNumberFromString(typed.replace(/^\(\+(\d+)\)/, '+$1'), { extract: false });
  return number?.isValid() ? number.formatInternational() : null;
}
