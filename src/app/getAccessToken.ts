import { waitFor, type ActorRefFrom } from 'xstate';
import type { ServerClock } from '#api/serverClock.ts';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import type { BrowserStorage } from '#api/storage.ts';
import { supersededFailure } from '#domain/callFailure.ts';
import { isRenewalDue, decodeAccessToken } from '#api/tokenLife.ts';
import type { renewalMachine } from '#machines/renewalMachine.ts';

interface TokenSources {
  readonly storage: BrowserStorage;
  readonly clock: ServerClock;
  /** Returns the id of this tab's session; null without one. */
  readonly readSession: () => string | null;
  /** Returns the actor that renews the session's tokens; undefined for a visitor. */
  readonly readRenewal: () => ActorRefFrom<typeof renewalMachine> | undefined;
}

/**
 * Creates the function that resolves with the access token for a call, renewed if due, so that a 401 is final; null for
 * a visitor. Rejects with a `CallFailure` if the token has expired and could not be renewed: a call with an expired
 * token would get a 401, and end the session because of a network failure. Also rejects if another tab has begun
 * another session, since this tab's call must not use that session's token.
 */
export function createGetAccessToken({ storage, clock, readSession, readRenewal }: TokenSources) {
  return async (): Promise<string | null> => {
    const session = readSession();
    const token = storage.read('accessToken');
    if (token === null) return null;
    if (readStoredSessionId(storage) !== session) throw supersededFailure;
    const life = decodeAccessToken(token);
    if (life === null || !isRenewalDue(life, clock.now())) return token;

    const renewal = readRenewal();
    if (!renewal) throw supersededFailure;
    renewal.send({ type: 'renewal.needed' });
    const { context } = await waitFor(renewal, (snapshot) => !snapshot.matches('renewing')).catch(() => {
      // The renewal actor has stopped with its session.
      throw supersededFailure;
    });
    const current = storage.read('accessToken');
    if (readStoredSessionId(storage) !== session) throw supersededFailure;
    if (current === token && context.failure && life.endsAt <= clock.now()) throw context.failure;
    return current;
  };
}

/** Creates the function that returns whether a token is stored that needs no renewal before a call. */
export function createHasFreshToken({ storage, clock }: Pick<TokenSources, 'storage' | 'clock'>) {
  return (): boolean => {
    const token = storage.read('accessToken');
    const life = token === null ? null : decodeAccessToken(token);
    return life !== null && !isRenewalDue(life, clock.now());
  };
}
