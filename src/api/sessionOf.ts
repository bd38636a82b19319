import { lifeOfToken } from './tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/** Returns the id of the session, the same after a renewal, which calls compare before they write; null without one. */
export function sessionOf(storage: Pick<BrowserStorage, 'read'>): string | null {
  const token = storage.read('accessToken');
  return token === null ? null : (lifeOfToken(token)?.sessionId ?? storage.read('sessionId') ?? 'unnamed');
}
