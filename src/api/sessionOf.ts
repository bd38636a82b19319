import { lifeOfToken } from './tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/** Returns the id of the browser's session, which a call compares before it writes; null without a session. */
export function sessionOf(storage: Pick<BrowserStorage, 'read'>): string | null {
  const token = storage.read('accessToken');
  return token === null ? null : (lifeOfToken(token)?.sessionId ?? storage.read('sessionId') ?? 'unnamed');
}
