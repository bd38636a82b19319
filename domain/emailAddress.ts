import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';

/** Characters that mail programs read as several addresses or a comment: the spec's shape allows them, but a link has one recipient. */
const severalAddresses = /[\s,;:<>()[\]"\\]|@.*@/;

/**
 * Normalizes an address: spellings that look alike are one (Unicode NFKC), and a dot at the end of the domain means
 * nothing (RFC 1034, section 3.1). Letter case is kept for display. The pattern looks for the last dots once: 90 kB
 * of dots took ten seconds.
 */
const normalize = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .replace(/(?<!\.)\.+$/, '');

/** Checks the length before the shape, each once: strangers send texts of any length. */
function faultOf(label: string, email: string): string | null {
  if (email === '') return formMessages.required(label);
  if (email.length > limits.emailLength) return formMessages.tooLong(label, limits.emailLength);
  return isOneAddress(email) ? null : formMessages.notValid(label, 'email');
}

/**
 * The spec's shape, `^\S+@\S+\.\S{2,}$`, for one address. As a pattern it took two seconds for 3,000 characters of
 * "@."; without spaces and with one "@", the last dot with two characters behind it decides.
 */
function isOneAddress(email: string): boolean {
  if (severalAddresses.test(email)) return false;
  const at = email.indexOf('@');
  return at > 0 && email.lastIndexOf('.', email.length - 3) > at + 1;
}

/** Checks a single email address: trimmed, at most 320 characters, in the spec's shape (section 5). */
export function emailSchema(label: string) {
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.transform(normalize),
    // One check with one message: not every caller stops at the first fault.
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? faultOf(label, dataset.value) : null;
      if (message !== null) addIssue({ message });
    }),
  );
}

/** The key under which an address identifies an account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** Masks an address for somebody who may not own it: `d•••@acme.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, at));
  return `${first}•••${email.slice(at)}`;
}
