import * as v from 'valibot';
import { brand } from './brand.ts';
import { commonPasswords } from './commonPasswords.ts';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { boundedPassword, passwordLength } from './passwordLength.ts';

/** What of the person's own would be guessed first. */
export interface PasswordOwner {
  readonly email?: string | undefined;
  readonly companyName?: string | undefined;
}

/** Under the field that asks for one. */
export const passwordHint = `At least ${limits.passwordLeast} characters. A short sentence works well.`;

export const tooCommon = 'This password is too common. Choose another.';

/** Said of a password that is a name of the person's own, or ours. */
export const easyToGuess = 'This password is too easy to guess. Choose another.';

/** Message for a new password that is the old one. */
export const usedBefore = "Choose a password you haven't used here before";

/** Message case, spaces and signs between words make no secret of a name. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isCommon(password: string): boolean {
  const lowerCase = password.toLowerCase();
  return commonPasswords.has(lowerCase) || new Set(lowerCase).size === 1;
}

/** Whether it is a name that somebody would try first for this person: e-mail, company, product. */
export function isOwnName(password: string, { email = '', companyName = '' }: PasswordOwner): boolean {
  const names = [email, email.replace(/@.*$/, ''), companyName, brand.name, brand.marketplaceName];
  const typed = bare(password);
  // A password without letters and digits is no name, nor is a name without them a password.
  return typed !== '' && names.some((name) => bare(name) === typed);
}

/**
 * A password that somebody chooses (requirements 5.4, NIST SP 800-63B-4): 8 to 128 characters of any kind,
 * none composed for them, kept as typed.
 */
export function newPasswordSchemaOf(label: string) {
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.nonEmpty(formMessages.required(label)),
    v.check(
      (password) => passwordLength(password) >= limits.passwordLeast,
      formMessages.tooShort(label, limits.passwordLeast),
    ),
    boundedPassword(label),
    v.check((password) => !isCommon(password), tooCommon),
    v.check((password) => !isOwnName(password, {}), easyToGuess),
  );
}

export const newPasswordSchema = newPasswordSchemaOf('Password');

export type PasswordStrength = 'Weak' | 'Fair' | 'Strong';

/** How long guessing would take, in a word: length counts, common ones and few signs do not. */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  const length = passwordLength(password);
  if (length < limits.passwordLeast || isCommon(password) || isOwnName(password, owner)) return 'Weak';
  const kinds = new Set(password).size;
  return length >= limits.passwordAdvised && kinds >= 8 ? 'Strong' : kinds >= 5 ? 'Fair' : 'Weak';
}
