import * as v from 'valibot';
import { brand } from './brand.ts';
import { commonPasswords } from './commonPasswords.ts';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { checkPasswordLength, countPasswordCharacters } from './passwordLength.ts';

/** Names of a person that are easy to guess as their password. */
export interface PasswordOwner {
  readonly email?: string | undefined;
  readonly companyName?: string | undefined;
}

export const passwordHint = `At least ${limits.passwordLeast} characters. A short sentence works well.`;

export const tooCommonMessage = 'This password is too common. Choose another.';

export const easyToGuessMessage = 'This password is too easy to guess. Choose another.';

export const usedBeforeMessage = "Choose a password you haven't used here before";

/** Drops letter case, spaces, and punctuation, which do not disguise a name. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isCommon(password: string): boolean {
  const lowerCase = password.toLowerCase();
  return commonPasswords.has(lowerCase) || new Set(lowerCase).size === 1;
}

/** Whether a password is a name that is easy to guess for this person: email address, company, or product. */
export function isOwnName(password: string, { email = '', companyName = '' }: PasswordOwner): boolean {
  const names = [email, email.replace(/@.*$/, ''), companyName, brand.name, brand.marketplaceName];
  const typed = bare(password);
  // A password without letters and digits is no name, although it equals any name without them.
  return typed !== '' && names.some((name) => bare(name) === typed);
}

/** Checks a new password (requirements 5.4, NIST SP 800-63B-4): 8 to 128 characters, not common, no brand name. */
export function createNewPasswordSchema(label: string) {
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.nonEmpty(formMessages.required(label)),
    v.check(
      (password) => countPasswordCharacters(password) >= limits.passwordLeast,
      formMessages.tooShort(label, limits.passwordLeast),
    ),
    checkPasswordLength(label),
    v.check((password) => !isCommon(password), tooCommonMessage),
    v.check((password) => !isOwnName(password, {}), easyToGuessMessage),
  );
}

export const newPasswordSchema = createNewPasswordSchema('Password');

export type PasswordStrength = 'Weak' | 'Fair' | 'Strong';

/** Rates a password by length; weak if common, a name of the owner, or made of fewer than five different characters. */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  const length = countPasswordCharacters(password);
  if (length < limits.passwordLeast || isCommon(password) || isOwnName(password, owner)) return 'Weak';
  const kinds = new Set(password).size;
  return length >= limits.passwordAdvised && kinds >= 8 ? 'Strong' : kinds >= 5 ? 'Fair' : 'Weak';
}
