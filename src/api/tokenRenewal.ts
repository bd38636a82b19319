import {
  createBrowserFailure,
  isTokenRejection,
  supersededFailure,
  toCallFailure,
  type CallFailure,
} from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { decodeAccessToken } from './tokenLife.ts';
import type { ReceivedTokens } from '#domain/tokens.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { refreshTokens } from './account.ts';
import type { Rest, RunCall } from './rest.ts';
import { syncClock, type ServerClock } from './serverClock.ts';
import { readStoredSessionId } from './readStoredSessionId.ts';
import type { BrowserStorage } from './storage.ts';

interface TokenRenewalDependencies {
  readonly rest: Rest;
  readonly runCall: RunCall;
  readonly storage: BrowserStorage;
  readonly clock: ServerClock;
  readonly storeTokens: (answer: ReceivedTokens) => void;
  /** Web Locks, so that only one tab renews at a time; null if the browser has none. */
  readonly locks: LockManager | null;
}

type Due = Readonly<Record<'token' | 'session', string | null>>;

const noRefreshToken = createBrowserFailure('NO_REFRESH_TOKEN', 'Log in to carry on.');

/**
 * Creates the function that renews the tokens, in one tab on behalf of all. Resolves with the person, or null if the
 * response has none; rejects with a `CallFailure`. Writes nothing after an abort, or if another session has begun.
 */
export function createTokenRenewal(dependencies: TokenRenewalDependencies) {
  const { rest, runCall, storage, clock, storeTokens, locks } = dependencies;

  function isRenewedElsewhere({ token, session }: Due): boolean {
    const renewed = storage.read('accessToken');
    if (renewed === null || renewed === token) return false;
    if (session !== null && readStoredSessionId(storage) !== session) throw supersededFailure;
    syncClock(clock, renewed);
    return true;
  }

  /** Throws, since there is no refresh token. The session ends if its access token has expired. */
  function giveUp({ token }: Due): never {
    const life = decodeAccessToken(token ?? '');
    if (!life || clock.now() < life.endsAt) throw noRefreshToken;
    storage.remove('accessToken');
    throw { ...noRefreshToken, status: 401, endsSession: true } satisfies CallFailure;
  }

  async function renewHere(signal: AbortSignal, due: Due): Promise<UserInfo | null> {
    if (isRenewedElsewhere(due)) return storage.read('userInfo');
    const refreshToken = storage.read('refreshToken') ?? giveUp(due);
    const throwIfOver = () => {
      if (signal.aborted || storage.read('refreshToken') !== refreshToken) throw supersededFailure;
    };

    const answer = await runCall('renewTokens', () =>
      tryAgainWithoutAnswer(() => refreshTokens(rest, refreshToken)).catch((error: unknown) => {
        throwIfOver();
        if (!isTokenRejection(error)) throw error;
        storage.remove('accessToken');
        throw { ...toCallFailure(error), endsSession: true } satisfies CallFailure;
      }),
    );
    throwIfOver();
    storeTokens(answer);
    return answer.userInfo;
  }

  return async (signal: AbortSignal): Promise<UserInfo | null> => {
    const due = { token: storage.read('accessToken'), session: readStoredSessionId(storage) };
    const renew = () => renewHere(signal, due);
    return locks ? inTurn(locks, signal, renew) : renew();
  };
}

/**
 * Runs a task in one tab at a time. If the browser refuses the lock (forbidden storage), or another tab holds it longer
 * than `limits.renewalTimeout`, runs the task anyway, which the server's grace period allows.
 */
async function inTurn<Answer>(locks: LockManager, signal: AbortSignal, task: () => Promise<Answer>) {
  let begun = false;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(limits.renewalTimeout)]);
  try {
    return await locks.request('renewal', { signal: patience }, () => {
      begun = true;
      return task();
    });
  } catch (error) {
    if (begun || signal.aborted) throw error;
    return task();
  }
}

/** Repeats a call that gets no answer, up to `limits.renewalTries` times in all, within the server's grace period. */
async function tryAgainWithoutAnswer<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (toCallFailure(error).code !== 'UNREACHABLE' || tries === limits.renewalTries) throw error;
    }
  }
}
