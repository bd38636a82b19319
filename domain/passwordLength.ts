import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';

/** Characters of a password: Unicode code points (NIST SP 800-63B-4), so that an emoji counts as one. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

/** The one upper bound, for a password that is chosen and for one that is typed to log in. */
export function boundedPassword(label: string) {
  return v.check<string, string>(
    (password) => passwordLength(password) <= limits.passwordLength,
    formMessages.tooLong(label, limits.passwordLength),
  );
}
