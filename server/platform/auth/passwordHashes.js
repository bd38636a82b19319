import { randomBytes } from 'node:crypto';
import { hashSync, verifySync } from '@node-rs/argon2';

// JavaScript, since worker threads load this file as it is.

/** OWASP's parameters for argon2id, the default of the library: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for people without a password, so that the check takes equally long. */
const hashOfNobody = hashSync(randomBytes(32).toString('base64'), parameters);

/**
 * Hashes a password.
 * @param {string} password
 */
export function hash(password) {
  return hashSync(password, parameters);
}

/**
 * Whether a password matches a hash; false for null.
 * @param {{ password: string, passwordHash: string | null }} sent
 */
export function isCorrect({ password, passwordHash }) {
  return verifySync(passwordHash ?? hashOfNobody, password) && passwordHash !== null;
}
