import { randomKey } from '#domain/randomKey.ts';
import { lifeOfToken } from './tokenLife.ts';
import type { ReceivedTokens } from '#domain/tokens.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { learnTime, type ServerClock } from './serverClock.ts';
import type { BrowserStorage } from './storage.ts';

/** Storage key of what a person was typing. It outlives a session that ends by itself, and waits for them alone. */
export const draftKey = 'productRequestDraft';

/** Removes the draft of anybody else. */
export function dropOthersDraft(storage: BrowserStorage, { userId }: UserInfo): void {
  if (storage.read(draftKey)?.userId !== userId) storage.remove(draftKey);
}

/** Keeps the person in the browser. */
export function storePerson(storage: BrowserStorage, userInfo: UserInfo): void {
  dropOthersDraft(storage, userInfo);
  storage.write('userInfo', userInfo);
}

/**
 * Keeps the tokens of an answer in the browser, the person where it names one, and the server's time that it tells.
 */
export function createStoreTokens(storage: BrowserStorage, clock: ServerClock) {
  return ({ accessToken, refreshToken, userInfo }: ReceivedTokens): void => {
    learnTime(clock, accessToken);
    if (!lifeOfToken(accessToken) && storage.read('sessionId') === null)
      storage.write('sessionId', randomKey());
    storage.write('refreshToken', refreshToken);
    if (userInfo) storePerson(storage, userInfo);
    // Last: it tells the other tabs that the session is whole.
    storage.write('accessToken', accessToken);
  };
}
