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
 * domain says nothing (RFC 1034, section 3.1). Letter case is kept for people to see, and does not count.
 * The last dots are looked for once, not from each of them anew: 90 kB of dots took ten seconds.
 */
function normalize(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/(?<!\.)\.+$/, '');
}

/** An e-mail address: trimmed, at most 320 characters, in the spec's shape (section 5), and a single one. */
export function emailSchema(label: string) {
  return v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.transform(normalize),
    v.nonEmpty(formMessages.required(label)),
    v.maxLength(limits.emailLength, formMessages.tooLong(label, limits.emailLength)),
    v.regex(/^\S+@\S+\.\S{2,}$/, formMessages.notValid(label, 'email')),
    v.check((email) => !severalAddresses.test(email), formMessages.notValid(label, 'email')),
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
