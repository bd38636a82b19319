import type { TokenAnswer } from '#domain/credentials.ts';
import { lifeOfToken } from '#domain/tokenLife.ts';
import type { ServerClock } from './serverClock.ts';
import type { BrowserStorage } from './storage.ts';

/** Keeps the tokens and the person of an answer in the browser, and the server's time that it tells. */
export function createStoreTokens(storage: BrowserStorage, clock: ServerClock) {
  return ({ accessToken, refreshToken, userInfo }: TokenAnswer): void => {
    const life = lifeOfToken(accessToken);
    if (life) clock.set(life.issuedAt);
    storage.write('accessToken', accessToken);
    storage.write('refreshToken', refreshToken);
    // Last: it tells the other tabs that the session is whole.
    storage.write('userInfo', userInfo);
  };
}
