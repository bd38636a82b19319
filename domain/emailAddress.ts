import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';

/**
 * What mail programs read as more than one address, or as an address with a comment. The spec's shape lets
 * them through; a link meant for one mailbox must not.
 */
const severalAddresses = /[\s,;:<>()[\]"\\]|@.*@/;

/**
 * An address as it is kept: spellings that look alike are one (Unicode NFKC), and a dot at the end of the
 * domain says nothing (RFC 1034, section 3.1). Message case is kept for people to see, and does not count.
 * The last dots are looked for once, not from each of them anew: 90 kB of dots took ten seconds.
 */
function normalize(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/(?<!\.)\.+$/, '');
}

/** The length is looked at before the shape, and each once: strangers send any text, of any length. */
function faultOf(label: string, email: string): string | null {
  if (email === '') return formMessages.required(label);
  if (email.length > limits.emailLength) return formMessages.tooLong(label, limits.emailLength);
  return isOneAddress(email) ? null : formMessages.notValid(label, 'email');
}

/**
 * The spec's shape, `^\S+@\S+\.\S{2,}$`, of one address. As a pattern it took two seconds for 3,000 characters
 * of "@."; where there are no spaces and one "@", the last dot with two characters behind it decides.
 */
function isOneAddress(email: string): boolean {
  if (severalAddresses.test(email)) return false;
  const at = email.indexOf('@');
  return at > 0 && email.lastIndexOf('.', email.length - 3) > at + 1;
}

/** An e-mail address: trimmed, at most 320 characters, in the spec's shape (section 5), and a single one. */
export function emailSchema(label: string) {
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.transform(normalize),
    // One check with one answer: not everybody who reads with this schema stops at the first fault.
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? faultOf(label, dataset.value) : null;
      if (message !== null) addIssue({ message });
    }),
  );
}

/** The spelling under which an address is an account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** An address that can be shown to somebody who may not be its owner: `d•••@acme.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, at));
  return `${first}•••${email.slice(at)}`;
}
