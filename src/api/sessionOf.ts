import { lifeOfToken } from './tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/** Id of the browser's session through all renewals; null without one. No call writes into another session. */
export function sessionOf(storage: Pick<BrowserStorage, 'read'>): string | null {
  const token = storage.read('accessToken');
  return token === null ? null : (lifeOfToken(token)?.sessionId ?? storage.read('sessionId') ?? 'unnamed');
}
