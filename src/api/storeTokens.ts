import { randomKey } from '#domain/randomKey.ts';
import { decodeAccessToken } from './tokenLife.ts';
import type { ReceivedTokens } from '#domain/tokens.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { syncClock, type ServerClock } from './serverClock.ts';
import type { BrowserStorage } from './storage.ts';

/** Storage key of the draft that survives the end of a session by itself; only the same person gets it back. */
export const requestDraftKey = 'productRequestDraft';

export function dropOthersDraft(storage: BrowserStorage, { userId }: UserInfo): void {
  if (storage.read(requestDraftKey)?.userId !== userId) storage.remove(requestDraftKey);
}

export function storePerson(storage: BrowserStorage, userInfo: UserInfo): void {
  dropOthersDraft(storage, userInfo);
  storage.write('userInfo', userInfo);
}

/** Creates the function that stores received tokens and, if present, their person, and sets the server's clock. */
export function createStoreTokens(storage: BrowserStorage, clock: ServerClock) {
  return ({ accessToken, refreshToken, userInfo }: ReceivedTokens): void => {
    syncClock(clock, accessToken);
    if (!decodeAccessToken(accessToken) && storage.read('sessionId') === null)
      storage.write('sessionId', randomKey());
    storage.write('refreshToken', refreshToken);
    if (userInfo) storePerson(storage, userInfo);
    // Last, since it signals other tabs that the session is complete.
    storage.write('accessToken', accessToken);
  };
}
