import type { TokenAnswer } from '#domain/tokens.ts';
import { learnTime, type ServerClock } from './serverClock.ts';
import type { BrowserStorage } from './storage.ts';

/** Keeps the tokens and the person of an answer in the browser, and the server's time that it tells. */
export function createStoreTokens(storage: BrowserStorage, clock: ServerClock) {
  return ({ accessToken, refreshToken, userInfo }: TokenAnswer): void => {
    learnTime(clock, accessToken);
    storage.write('accessToken', accessToken);
    storage.write('refreshToken', refreshToken);
    // Last: it tells the other tabs that the session is whole.
    storage.write('userInfo', userInfo);
  };
}
