import { lifeOfToken } from '#domain/tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/**
 * Id of the session that the browser holds now, the same through all its renewals; null without one. What was begun
 * in one session must not be written into another.
 */
export function sessionOf(storage: Pick<BrowserStorage, 'read'>): string | null {
  const token = storage.read('accessToken');
  return token === null ? null : (lifeOfToken(token)?.sessionId ?? fingerprint(token));
}

/** Tells tokens apart that name no session, since no message between tabs may hold one (FNV-1a). */
function fingerprint(token: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01_00_01_93);
  return `unnamed-${(hash >>> 0).toString(36)}`;
}
