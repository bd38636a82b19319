import type { ReceivedTokens } from '#domain/tokens.ts';
import { learnTime, type ServerClock } from './serverClock.ts';
import type { BrowserStorage } from './storage.ts';

/**
 * Keeps the tokens of an answer in the browser, the person where it names one, and the server's time that it tells.
 */
export function createStoreTokens(storage: BrowserStorage, clock: ServerClock) {
  return ({ accessToken, refreshToken, userInfo }: ReceivedTokens): void => {
    learnTime(clock, accessToken);
    storage.write('accessToken', accessToken);
    storage.write('refreshToken', refreshToken);
    // Last: it tells the other tabs that the session is whole.
    if (userInfo) storage.write('userInfo', userInfo);
  };
}
