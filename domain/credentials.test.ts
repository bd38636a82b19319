import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { credentialsSchema } from './credentials.ts';
import { newPasswordSchema } from './newPassword.ts';

const check = (email: unknown, password: unknown) => {
  const { issues } = v.safeParse(credentialsSchema, { email, password }, { abortPipeEarly: true });
  return issues?.map(({ message }) => message) ?? [];
};

describe('credentials', () => {
  it.each([
    ['dana@acme.com', 'x', []],
    ['  dana@acme.com  ', 'x', []],
    [`${'a'.repeat(312)}@acme.co`, 'x', []],
    ['', '', ['Please enter Email', 'Please enter Password']],
    ['dana', 'x', ['Email is not a valid email']],
    ['dana@acme.c', 'x', ['Email is not a valid email']],
    [`${'a'.repeat(313)}@acme.co`, 'x', ['Email must be up to 320 characters']],
    [['dana@acme.com'], 'x', ['Please enter Email']],
    ['dana@acme.com', { $ne: '' }, ['Please enter Password']],
    ['dana@acme.com', 'x'.repeat(129), ['Password must be up to 128 characters']],
  ])('with the email %.40j and a password give the messages %j', (email, password, expected) => {
    expect(check(email, password)).toEqual(expected);
  });

  it.each(['🔨🪚'.repeat(64), '🔨🪚'.repeat(4), `${'a'.repeat(127)}🔨`, 'ab'.repeat(64)])(
    'accept every valid new password: %.12j',
    (password) => {
      expect(v.parse(newPasswordSchema, password)).toBe(password);
      expect(check('dana@acme.com', password)).toEqual([]);
    },
  );

  it('accept every valid new password of random characters', () => {
    const characters = fc.string({ unit: 'binary', minLength: 8, maxLength: 140, size: 'max' });
    fc.assert(
      fc.property(characters, (password) => {
        fc.pre(v.is(newPasswordSchema, password));
        expect(check('dana@acme.com', password)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('keep the password as it was typed', () => {
    expect(v.parse(credentialsSchema, { email: 'dana@acme.com', password: ' a b ' }).password).toBe(' a b ');
  });
});
