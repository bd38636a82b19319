import { isRejectedToken, toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { TokenAnswer } from '#domain/credentials.ts';
import { limits } from '#domain/limits.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { refreshTokens } from './account.ts';
import type { Rest } from './rest.ts';
import { learnTime, type ServerClock } from './serverClock.ts';
import type { BrowserStorage } from './storage.ts';

interface TokenRenewalDependencies {
  readonly rest: Rest;
  readonly storage: BrowserStorage;
  readonly clock: ServerClock;
  /** Keeps the tokens and the person of an answer in the browser. */
  readonly storeTokens: (answer: TokenAnswer) => void;
  /** Runs one task at a time over all tabs (Web Locks); null where the browser has none. */
  readonly locks: LockManager | null;
}

const nothingToRenewWith: CallFailure = {
  code: 'NO_REFRESH_TOKEN',
  message: 'Log in to carry on.',
  status: 0,
  reference: '',
};

const superseded: CallFailure = {
  code: 'SUPERSEDED',
  message: 'Somebody else is logged in now.',
  status: 0,
  reference: '',
};

/**
 * Renews the tokens in the browser, once over all tabs, and answers the person. Writes nothing once the signal
 * is aborted or the session in the browser is another one. Rejects with a `CallFailure`.
 */
export function createTokenRenewal({ rest, storage, clock, storeTokens, locks }: TokenRenewalDependencies) {
  async function renewHere(signal: AbortSignal, due: string | null): Promise<UserInfo> {
    signal.throwIfAborted();
    const renewed = storage.read('accessToken');
    const userInfo = storage.read('userInfo');
    if (renewed !== null && renewed !== due && userInfo) {
      // Another tab was quicker, a moment ago.
      learnTime(clock, renewed);
      return userInfo;
    }
    const refreshToken = storage.read('refreshToken');
    if (refreshToken === null) throw nothingToRenewWith;

    const answer = await tryAgainWithoutAnswer(() => refreshTokens(rest, refreshToken)).catch(
      (error: unknown) => {
        if (storage.read('refreshToken') !== refreshToken) throw superseded;
        if (isRejectedToken(error)) storage.remove('accessToken');
        throw error;
      },
    );
    signal.throwIfAborted();
    if (storage.read('refreshToken') !== refreshToken) throw superseded;
    storeTokens(answer);
    return answer.userInfo;
  }

  return (signal: AbortSignal): Promise<UserInfo> => {
    const due = storage.read('accessToken');
    if (!locks) return renewHere(signal, due);
    // A tab that never lets go must not keep the others waiting.
    const patience = AbortSignal.any([
      signal,
      AbortSignal.timeout(limits.renewalTimeout * limits.renewalTries),
    ]);
    return locks.request('renewal', { signal: patience }, () => renewHere(signal, due));
  };
}

/** An answer that was lost on its way is given again for as long as the server's grace lasts, and no longer. */
async function tryAgainWithoutAnswer<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (toCallFailure(error).code !== 'UNREACHABLE' || tries === limits.renewalTries) throw error;
    }
  }
}
