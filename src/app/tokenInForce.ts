import { waitFor, type ActorRefFrom } from 'xstate';
import type { ServerClock } from '#api/serverClock.ts';
import { sessionOf } from '#api/sessionOf.ts';
import type { BrowserStorage } from '#api/storage.ts';
import { superseded } from '#domain/callFailure.ts';
import { isRenewalDue, lifeOfToken } from '#api/tokenLife.ts';
import type { renewalMachine } from '#machines/renewalMachine.ts';

interface TokenSources {
  readonly storage: BrowserStorage;
  readonly clock: ServerClock;
  /** The session of this tab; null without one. */
  readonly readSession: () => string | null;
  /** The renewal of the session at hand; none where nobody is signed in. */
  readonly readRenewal: () => ActorRefFrom<typeof renewalMachine> | undefined;
}

/**
 * Answers the token for the next call, renewed first where that is due, so that a 401 is final; null where
 * the browser holds none. Rejects with a `CallFailure` where the token has ended and could not be renewed: an
 * expired one is never sent, since its 401 would end the session for a fault of the network; and where another
 * session has begun in another tab, whose token the call must not carry.
 */
export function createTokenInForce({ storage, clock, readSession, readRenewal }: TokenSources) {
  return async (): Promise<string | null> => {
    const session = readSession();
    const token = storage.read('accessToken');
    if (token === null) return null;
    if (sessionOf(storage) !== session) throw superseded;
    const life = lifeOfToken(token);
    if (life === null || !isRenewalDue(life, clock.now())) return token;

    const renewal = readRenewal();
    if (!renewal) throw superseded;
    renewal.send({ type: 'renewal.needed' });
    const { context } = await waitFor(renewal, (snapshot) => !snapshot.matches('renewing')).catch(() => {
      // The renewal has ended with its person.
      throw superseded;
    });
    const current = storage.read('accessToken');
    if (sessionOf(storage) !== session) throw superseded;
    if (current === token && context.failure && life.endsAt <= clock.now()) throw context.failure;
    return current;
  };
}

/** Whether a call made now would carry a token that is good for a while yet, and so renew none. */
export function createHasFreshToken({ storage, clock }: Pick<TokenSources, 'storage' | 'clock'>) {
  return (): boolean => {
    const token = storage.read('accessToken');
    const life = token === null ? null : lifeOfToken(token);
    return life !== null && !isRenewalDue(life, clock.now());
  };
}
