import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a secret as base64url. Nobody guesses 256 random bits, so the hash needs no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
