import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of such a secret: SHA-256 as base64url. Nobody guesses 256 bits, so it needs no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
