import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { loadPhoneRules, parseInternationalPhone } from './phoneRules.ts';

const digitsOfPhone = 10;

/** Hint of every phone field (screens 2.1.5). */
export const phoneHint = '10-digit US number, like (555) 555-0123, or + and a country code';

/** Replaces full-width characters, which some keyboards type. */
function plain(typed: string): string {
  return typed.normalize('NFKC');
}

function digitsOf(typed: string): string {
  return plain(typed).replace(/\D/g, '');
}

/** Drops a label that was copied with the number: text without a digit before `+`. */
function fromPlus(typed: string): string {
  return plain(typed).replace(/^\D*?(?=\(?\+)/, '');
}

function hasPlus(typed: string): boolean {
  return /^\(?\+/.test(fromPlus(typed));
}

/** Returns the digits of a US number, at most ten, without the country code 1. */
function phoneDigits(typed: string): string {
  const digits = digitsOf(typed);
  const isCountryCodeFirst = digits.startsWith('1') && (hasPlus(typed) || digits.length > digitsOfPhone);
  return (isCountryCodeFirst ? digits.slice(1) : digits).slice(0, digitsOfPhone);
}

/** Whether a number is from another country: it begins with `+`, but not with `+1` and further digits. */
export function isForeignPhone(typed: string): boolean {
  return hasPlus(typed) && !/^1\d/.test(digitsOf(typed));
}

/** Formats a US number during typing: `(5`, `(555) 5`, `(555) 555-0123` (spec section 5). Leaves foreign ones as is. */
export function formatPhone(typed: string): string {
  if (isForeignPhone(typed)) return fromPlus(typed);
  const digits = phoneDigits(typed);
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

/** Formats a complete phone number for display and storage; a foreign number in international form. */
export function normalizePhone(typed: string): string {
  return isForeignPhone(typed)
    ? (parseInternationalPhone(fromPlus(typed)) ?? fromPlus(typed))
    : formatPhone(typed);
}

export const phoneNumberFunctions = {
  format: formatPhone,
  settle: normalizePhone,
  isForeign: isForeignPhone,
  loadRules: loadPhoneRules,
} as const;

const longestRead = 256;

const typedPhone = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((typed) => normalizePhone(typed.slice(0, longestRead))),
);

const known = (label: string) =>
  v.pipe(
    v.string(),
    v.check(
      (phone) => isForeignPhone(phone) || phoneDigits(phone).length === digitsOfPhone,
      `${label} must be ${digitsOfPhone} digits`,
    ),
    v.check(
      (phone) => !isForeignPhone(phone) || parseInternationalPhone(phone) !== null,
      `${label} must be a full number with its country code, like +44 20 7946 0958`,
    ),
  );

export function createPhoneSchema(label: string) {
  return v.pipe(typedPhone, v.nonEmpty(formMessages.required(label)), known(label));
}

/** Checks an optional phone number; null if empty. */
export function createOptionalPhoneSchema(label: string) {
  return v.pipe(
    typedPhone,
    v.transform((phone) => phone || null),
    v.nullable(known(label)),
  );
}
