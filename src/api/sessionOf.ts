import { lifeOfToken } from './tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/**
 * Id of the session that the browser holds now, the same through all its renewals; null without one. What was begun
 * in one session must not be written into another.
 */
export function sessionOf(storage: Pick<BrowserStorage, 'read'>): string | null {
  const token = storage.read('accessToken');
  return token === null ? null : (lifeOfToken(token)?.sessionId ?? storage.read('sessionId') ?? 'unnamed');
}
