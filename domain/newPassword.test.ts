import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import {
  easyToGuessMessage,
  isOwnName,
  newPasswordSchema as schema,
  passwordStrength,
  tooCommonMessage,
} from './newPassword.ts';

const read = (password: unknown) => {
  const result = v.safeParse(schema, password, { abortPipeEarly: true });
  return result.success ? result.output : { message: result.issues[0].message };
};

describe('a new password', () => {
  it.each([
    'roof on 4th street',
    'ümläute und mehr',
    '🏠🏡🧱🪵🔨🪚🛠🧰',
    ' starts and ends with a space ',
    `${'A'.repeat(72)}x${'B'.repeat(55)}`,
    'nul \u0000 inside it',
  ])('%j is accepted unchanged', (password) => {
    expect(read(password)).toBe(password);
  });

  it.each([
    ['', 'Please enter Password'],
    [undefined, 'Please enter Password'],
    ['seven 7', 'Password must be at least 8 characters'],
    ['🏠🏡🧱🪵🔨🪚🛠', 'Password must be at least 8 characters'],
    ['ab'.repeat(65), 'Password must be up to 128 characters'],
    ['password', tooCommonMessage],
    ['Football', tooCommonMessage],
    ['aaaaaaaaaaaaaaaaaaaa', tooCommonMessage],
    ['Lintel Marketplace', easyToGuessMessage],
  ])('%j is refused: %s', (password, message) => {
    expect(read(password)).toEqual({ message });
  });

  it.each(['dana@acme.com', 'Acme Builders', 'acme-builders', 'ACMEBUILDERS'])(
    "cannot be its owner's email or company name: %s",
    (password) => {
      expect(isOwnName(password, { email: 'dana@acme.com', companyName: 'Acme Builders' })).toBe(true);
      expect(isOwnName(`${password} 42`, { email: 'dana@acme.com', companyName: 'Acme Builders' })).toBe(
        false,
      );
    },
  );

  it.each(['***', '', '—'])('can consist of symbols only, even if the name has no letters: %j', (name) => {
    expect(isOwnName('!@#$%^&*()_', { email: `${name}@acme.com`, companyName: name })).toBe(false);
  });

  it('cannot be one of the most common passwords', () => {
    expect(commonPasswords.size).toBeGreaterThan(3_000);
    for (const password of commonPasswords) expect(read(password)).toEqual({ message: tooCommonMessage });
  });

  it.each([
    ['password', 'Weak'],
    ['abababab', 'Weak'],
    ['hammers 12', 'Fair'],
    ['a new roof before winter', 'Strong'],
  ])('%j has the strength %s', (password, strength) => {
    expect(passwordStrength(password, {})).toBe(strength);
  });
});
