import { lifeOfToken } from '#domain/tokenLife.ts';
import type { BrowserStorage } from './storage.ts';

/**
 * The session that the browser holds now, the same through all its renewals; null without one. What was begun
 * in one session must not be written into another.
 */
export function sessionOf(storage: BrowserStorage): string | null {
  const token = storage.read('accessToken');
  return token === null ? null : (lifeOfToken(token)?.sessionId ?? token);
}
