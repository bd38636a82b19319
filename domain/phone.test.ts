import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatPhone, isForeignPhone, optionalPhoneSchema, phoneSchema } from './phone.ts';

const read = (schema: v.GenericSchema<unknown, unknown>, typed: unknown) => {
  const result = v.safeParse(schema, typed, { abortPipeEarly: true });
  return result.success ? result.output : { message: result.issues[0].message };
};

describe('a phone number', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5555', '(555) 5'],
    ['555555', '(555) 555'],
    ['5555550', '(555) 555-0'],
    ['555.555.0123', '(555) 555-0123'],
    ['+1 (555) 555-0123', '(555) 555-0123'],
    ['1555555012', '(155) 555-5012'],
    ['55555501239', '(555) 555-0123'],
    ['phone', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    '+44 20 7946 0958',
    '(+44) 1234 5678',
    '+4',
    '+5555550123',
    '+1 555 555 012',
    '+1 555 555 01234',
    '442079460958',
    '020 7946 0958',
    '0044 20 7946 0958',
    '(555) 555-0123 ext. 4',
  ])('of another country, or too long, is refused and not cut: %s', (typed) => {
    const refused = { message: 'Phone must be a 10-digit US number, like (555) 555-0123' };
    expect(isForeignPhone(typed)).toBe(true);
    expect(read(phoneSchema('Phone'), typed)).toEqual(refused);
    expect(read(optionalPhoneSchema('Phone'), typed)).toEqual(refused);
  });

  it.each(['', '+', '5', '1555', '+1 (555) 555-0123', '1-555-555-0123', '555.555.0123', '(555) 555-0123 +'])(
    'of this country, or begun, is none of those: %j',
    (typed) => {
      expect(isForeignPhone(typed)).toBe(false);
    },
  );

  it('is the same number however it is written, and never another one', () => {
    const written = fc.stringMatching(/^[+() .-]{0,3}(\d[() .-]{0,2}){0,15}$/);
    fc.assert(
      fc.property(written, (typed) => {
        const digits = typed.replace(/\D/g, '');
        const own = typed.includes('+') ? /^1(\d{10})$/.exec(digits) : /^1?(\d{10})$/.exec(digits);
        const result = v.safeParse(phoneSchema('Phone'), typed);
        expect(result.success ? result.output.replace(/\D/g, '') : null).toBe(own?.[1] ?? null);
      }),
      { numRuns: 1_000 },
    );
  });

  it('of a megabyte is refused at once', () => {
    const start = performance.now();
    for (const sign of ['+', '5', '+4', ' ']) {
      expect(v.is(phoneSchema('Phone'), sign.repeat(500_000))).toBe(false);
    }
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('must have ten digits', () => {
    expect(read(phoneSchema('Phone'), '555 555 0123')).toBe('(555) 555-0123');
    expect(read(phoneSchema('Phone'), '555 555')).toEqual({ message: 'Phone must be 10 digits' });
    expect(read(phoneSchema('Phone'), '')).toEqual({ message: 'Please enter Phone' });
    expect(read(phoneSchema('Phone'), undefined)).toEqual({ message: 'Please enter Phone' });
  });

  it('may be left out where that is allowed, not begun', () => {
    expect(read(optionalPhoneSchema('Phone'), '')).toBeNull();
    expect(read(optionalPhoneSchema('Phone'), '5555550123')).toBe('(555) 555-0123');
    expect(read(optionalPhoneSchema('Phone'), '555')).toEqual({ message: 'Phone must be 10 digits' });
  });
});
