import * as v from 'valibot';
import { formMessages } from './formMessages.ts';

const digitsOfPhone = 10;

/** The digits of a US number, at most ten; the country's own 1 before ten others is left out. */
function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > digitsOfPhone && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, digitsOfPhone);
}

/** `(###) ###-####` as far as there are digits (spec section 5): `(5`, `(555) 5`, `(555) 555-0123`. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

const typedPhone = v.pipe(v.nullish(v.string(), ''), v.transform(formatPhone));
const complete = (label: string) =>
  v.check<string, string>(
    (phone) => phoneDigits(phone).length === digitsOfPhone,
    `${label} must be ${digitsOfPhone} digits`,
  );

/** A US number that must be there; kept as it is shown. */
export function phoneSchema(label: string) {
  return v.pipe(typedPhone, v.nonEmpty(formMessages.required(label)), complete(label));
}

/** The same where it may be left out; null then. */
export function optionalPhoneSchema(label: string) {
  return v.pipe(
    typedPhone,
    v.union([v.literal(''), v.pipe(v.string(), complete(label))], `${label} must be ${digitsOfPhone} digits`),
    v.transform((phone) => phone || null),
  );
}
