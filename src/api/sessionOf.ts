import { lifeOfToken } from './tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/**
 * Returns the id of the browser's session, the same after each renewal; null without a session. Callers compare it, so
 * that no call writes into another session.
 */
export function sessionOf(storage: Pick<BrowserStorage, 'read'>): string | null {
  const token = storage.read('accessToken');
  return token === null ? null : (lifeOfToken(token)?.sessionId ?? storage.read('sessionId') ?? 'unnamed');
}
