import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhoneRules } from './phoneRules.ts';
import {
  formatPhone,
  isForeignPhone,
  createOptionalPhoneSchema,
  createPhoneSchema,
  normalizePhone,
} from './phone.ts';

const read = (schema: v.GenericSchema<unknown, unknown>, typed: unknown) => {
  const result = v.safeParse(schema, typed, { abortPipeEarly: true });
  return result.success ? result.output : { message: result.issues[0].message };
};

describe('a phone number', () => {
  beforeAll(loadPhoneRules);

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
    ['５５５５５５０１２３', '(555) 555-0123'],
    ['＋44 20 7946 0958', '+44 20 7946 0958'],
  ])('typed as %j is formatted as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    ['020 7946 0958', '(020) 794-6095'],
    ['442079460958', '(442) 079-4609'],
    ['(555) 555-0123 ext. 4', '(555) 555-0123'],
    ['+1 555 555 01234', '(555) 555-0123'],
    ['+1 242 555 0123', '(242) 555-0123'],
    ['+15', '(5'],
  ])('of the US is truncated to ten digits: %s', (typed, shown) => {
    expect(isForeignPhone(typed)).toBe(false);
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+442079460958', '+44 20 7946 0958'],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ['(+44) 20 7946 0958', '+44 20 7946 0958'],
    ['+4930901820', '+49 30 901820'],
    ['+33123456789', '+33 1 23 45 67 89'],
  ])('of another country stays as typed, and is stored in international format: %s', (typed, kept) => {
    expect(isForeignPhone(typed)).toBe(true);
    expect(formatPhone(typed)).toBe(typed);
    expect(normalizePhone(typed)).toBe(kept);
    expect(read(createPhoneSchema('Phone'), typed)).toBe(kept);
    expect(read(createOptionalPhoneSchema('Phone'), typed)).toBe(kept);
  });

  it.each([
    [' +44 20 7946 0958', '+44 20 7946 0958'],
    ['\u00A0+44 20 7946 0958', '+44 20 7946 0958'],
    ['\u202A+44 20 7946 0958', '+44 20 7946 0958'],
    ['tel:+44-20-7946-0958', '+44 20 7946 0958'],
    ['Phone: (+44) 20 7946 0958', '+44 20 7946 0958'],
    [' tel: +1 555 555 0123', '(555) 555-0123'],
  ])('is stored without text that was copied before it: %j', (typed, kept) => {
    expect(read(createPhoneSchema('Phone'), typed)).toBe(kept);
    expect(normalizePhone(formatPhone(typed))).toBe(kept);
  });

  it.each(['+', '+4', '+44 20', '+999 1234567', '+44 20 7946 0958 0958', '+44 20 7946 0958 or 0959'])(
    'of another country is refused if it is not valid: %s',
    (typed) => {
      const refused = {
        message: 'Phone must be a full number with its country code, like +44 20 7946 0958',
      };
      expect(isForeignPhone(typed)).toBe(true);
      expect(normalizePhone(typed)).toBe(typed);
      expect(read(createPhoneSchema('Phone'), typed)).toEqual(refused);
      expect(read(createOptionalPhoneSchema('Phone'), typed)).toEqual(refused);
    },
  );

  it('has at most ten digits without a foreign country code, in any notation', () => {
    const written = fc.stringMatching(/^[+() .-]{0,3}(\d[() .-]{0,2}){0,15}$/);
    fc.assert(
      fc.property(written, (typed) => {
        fc.pre(!isForeignPhone(typed));
        const digits = typed.replace(/\D/g, '');
        const own = digits.length > 10 || typed.includes('+') ? digits.replace(/^1/, '') : digits;
        expect(formatPhone(typed).replace(/\D/g, '')).toBe(own.slice(0, 10));
        expect(formatPhone(formatPhone(typed))).toBe(formatPhone(typed));
      }),
      { numRuns: 1_000 },
    );
  });

  it('of 500 kB is checked within a second', () => {
    const start = performance.now();
    for (const sign of ['+', '+4', ' ']) {
      expect(v.is(createPhoneSchema('Phone'), sign.repeat(500_000))).toBe(false);
    }
    expect(read(createPhoneSchema('Phone'), '5'.repeat(500_000))).toBe('(555) 555-5555');
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('must have ten digits', () => {
    expect(read(createPhoneSchema('Phone'), '555 555 0123')).toBe('(555) 555-0123');
    expect(read(createPhoneSchema('Phone'), '555 555')).toEqual({ message: 'Phone must be 10 digits' });
    expect(read(createPhoneSchema('Phone'), '')).toEqual({ message: 'Please enter Phone' });
    expect(read(createPhoneSchema('Phone'), undefined)).toEqual({ message: 'Please enter Phone' });
  });

  it('can be empty if it is optional, but not incomplete', () => {
    expect(read(createOptionalPhoneSchema('Phone'), '')).toBeNull();
    expect(read(createOptionalPhoneSchema('Phone'), '5555550123')).toBe('(555) 555-0123');
    expect(read(createOptionalPhoneSchema('Phone'), '555')).toEqual({ message: 'Phone must be 10 digits' });
  });
});
