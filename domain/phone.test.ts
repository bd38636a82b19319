import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatPhone, optionalPhoneSchema, phoneSchema } from './phone.ts';

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
