import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';

/** Returns the length of a password in Unicode code points (NIST SP 800-63B-4), so that an emoji counts as one. */
export function countPasswordCharacters(password: string): number {
  return Array.from(password).length;
}

/** Checks a password that somebody has already: it must be present, and not too long to hash. */
export function createCurrentPasswordSchema(label: string) {
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.nonEmpty(formMessages.required(label)),
    checkPasswordLength(label),
  );
}

/** Checks the maximal length of new and existing passwords alike. */
export function checkPasswordLength(label: string) {
  return v.check<string, string>(
    (password) => countPasswordCharacters(password) <= limits.passwordLength,
    formMessages.tooLong(label, limits.passwordLength),
  );
}
