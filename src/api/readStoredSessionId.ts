import { decodeAccessToken } from './tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/** Returns the id of the stored session, which stays the same when tokens are renewed; null without a token. */
export function readStoredSessionId(storage: Pick<BrowserStorage, 'read'>): string | null {
  const token = storage.read('accessToken');
  return token === null
    ? null
    : (decodeAccessToken(token)?.sessionId ?? storage.read('sessionId') ?? 'unnamed');
}
