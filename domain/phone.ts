import * as v from 'valibot';
import { formMessages } from './formMessages.ts';

const digitsOfPhone = 10;

/** What is asked for (screens 2.1.5). */
export const phoneHint = '10-digit US number, like (555) 555-0123';

function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length > digitsOfPhone && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** The digits of a US number, at most ten; the country's own 1 before ten others is left out. */
function phoneDigits(typed: string): string {
  return nationalDigits(typed).slice(0, digitsOfPhone);
}

/**
 * Whether this cannot be read as a US number without making another one of it: a `+` that is not followed by a
 * 1 and ten digits, or digits beyond ten.
 */
export function isForeignPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return false;
  const hasCountryCode = typed.slice(0, typed.search(/\d/)).includes('+');
  return hasCountryCode ? !/^1\d{10}$/.test(digits) : nationalDigits(typed).length > digitsOfPhone;
}

/** `(###) ###-####` as far as there are digits (spec section 5): `(5`, `(555) 5`, `(555) 555-0123`. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

const typedPhone = (label: string) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.check((phone) => !isForeignPhone(phone), `${label} must be a ${phoneHint}`),
    v.transform(formatPhone),
  );
const complete = (label: string) =>
  v.check<string, string>(
    (phone) => phoneDigits(phone).length === digitsOfPhone,
    `${label} must be ${digitsOfPhone} digits`,
  );

/** A US number that must be there; kept as it is shown. */
export function phoneSchema(label: string) {
  return v.pipe(typedPhone(label), v.nonEmpty(formMessages.required(label)), complete(label));
}

/** The same where it may be left out; null then. */
export function optionalPhoneSchema(label: string) {
  return v.pipe(
    typedPhone(label),
    v.union([v.literal(''), v.pipe(v.string(), complete(label))], `${label} must be ${digitsOfPhone} digits`),
    v.transform((phone) => phone || null),
  );
}
