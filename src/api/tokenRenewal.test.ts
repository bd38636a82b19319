import { beforeEach, describe, expect, it } from 'vitest';
import { outage } from '#tests/support/failures.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import { dana, tokenFor } from '#tests/support/session.ts';
import type { Rest, RunCall } from './rest.ts';
import { createStorage, type BrowserStorage } from './storage.ts';
import { createStoreTokens } from './storeTokens.ts';
import { createTokenRenewal } from './tokenRenewal.ts';

const minute = 60_000;
const noAnswer = { code: 'UNREACHABLE', message: 'No answer.', status: 0, reference: '' };
const refused = { code: 'SESSION_ENDED', message: 'Over.', status: 401, reference: '' };

let now: number;
let storage: BrowserStorage;
/** Answers of the server to the calls, in order; it renews the tokens if there is none. */
let answers: (() => Promise<unknown>)[];
let sent: unknown[];

beforeEach(() => {
  now = 0;
  answers = [];
  sent = [];
  storage = createStorage({ localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() });
  storage.write('accessToken', tokenFor(0));
  storage.write('refreshToken', 'refresh-1');
  storage.write('userInfo', dana);
});

const runCall: RunCall = (_name, call) => call();

function createRenewal(kept = storage, locks: LockManager | null = null) {
  const clock = { now: () => now, set: () => undefined };
  const rest = (async (_path: string, _schema: unknown, { body }: { body: unknown }) => {
    sent.push(body);
    const answer = answers.shift();
    return answer
      ? answer()
      : { accessToken: tokenFor(now), refreshToken: 'refresh-2', expiresIn: 900, userInfo: dana };
  }) as unknown as Rest;
  const storeTokens = createStoreTokens(kept, clock);
  return createTokenRenewal({ rest, runCall, storage: kept, clock, storeTokens, locks });
}

/** Locks that another tab holds until `release`. */
function holdLocks() {
  let turn: (() => void) | undefined;
  const locks = {
    request: (_: string, _options: LockOptions, task: () => Promise<unknown>) =>
      new Promise<void>((resolve) => {
        turn = resolve;
      }).then(task),
  } as LockManager;
  return { locks, release: () => turn?.() };
}

const neverAborted = new AbortController().signal;

describe('token renewal', () => {
  it('exchanges the refresh token, and stores the new tokens', async () => {
    now = 13 * minute;
    await expect(createRenewal()(neverAborted)).resolves.toEqual(dana);
    expect(sent).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(storage.read('accessToken')).toBe(tokenFor(now));
    expect(storage.read('refreshToken')).toBe('refresh-2');
  });

  it('makes no call if another tab has already renewed', async () => {
    now = 13 * minute;
    const { locks, release } = holdLocks();
    const renewed = createRenewal(storage, locks)(neverAborted);
    storage.write('accessToken', tokenFor(now));
    release();
    await expect(renewed).resolves.toEqual(dana);
    expect(sent).toEqual([]);
  });

  it('calls at most twice if the response is lost', async () => {
    now = 13 * minute;
    answers = [() => Promise.reject(noAnswer)];
    await expect(createRenewal()(neverAborted)).resolves.toEqual(dana);
    expect(sent).toHaveLength(2);

    now = 30 * minute;
    answers = [() => Promise.reject(noAnswer), () => Promise.reject(noAnswer)];
    await expect(createRenewal()(neverAborted)).rejects.toEqual(noAnswer);
    expect(sent).toHaveLength(4);
  });

  it('removes the token only after a refusal', async () => {
    now = 13 * minute;
    answers = [() => Promise.reject(outage)];
    await expect(createRenewal()(neverAborted)).rejects.toEqual(outage);
    expect(storage.read('accessToken')).toBe(tokenFor(0));

    answers = [() => Promise.reject(refused)];
    await expect(createRenewal()(neverAborted)).rejects.toEqual({ ...refused, endsSession: true });
    expect(storage.read('accessToken')).toBeNull();
  });

  it.each([
    ['an answer', undefined],
    ['a refusal', () => Promise.reject(refused)],
  ])('does not change a session that began in another tab before %s came', async (_, answer) => {
    now = 13 * minute;
    const renewed = tokenFor(now);
    answers = [
      () => {
        storage.write('accessToken', renewed);
        storage.write('refreshToken', 'refresh-of-another');
        return answer?.() ?? Promise.resolve({ accessToken: 'late', refreshToken: 'late', userInfo: dana });
      },
    ];
    await expect(createRenewal()(neverAborted)).rejects.toMatchObject({ code: 'SUPERSEDED', status: 0 });
    expect(storage.read('accessToken')).toBe(renewed);
    expect(storage.read('refreshToken')).toBe('refresh-of-another');
  });

  it.each([
    ['an answer', undefined],
    ['a refusal', () => Promise.reject(refused)],
  ])('ignores %s once the session has ended', async (_, answer) => {
    now = 13 * minute;
    const over = new AbortController();
    answers = [
      () => {
        over.abort();
        return answer?.() ?? Promise.resolve({ accessToken: 'late', refreshToken: 'late', userInfo: dana });
      },
    ];
    await expect(createRenewal()(over.signal)).rejects.toMatchObject({ code: 'SUPERSEDED' });
    expect(storage.read('accessToken')).toBe(tokenFor(0));
  });

  it('without a refresh token ends the session when the token expires', async () => {
    storage.remove('refreshToken');
    now = 13 * minute;
    await expect(createRenewal()(neverAborted)).rejects.toMatchObject({
      code: 'NO_REFRESH_TOKEN',
      status: 0,
    });
    expect(storage.read('accessToken')).not.toBeNull();
    now = 15 * minute;
    await expect(createRenewal()(neverAborted)).rejects.toMatchObject({ status: 401 });
    expect(storage.read('accessToken')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('renews without the lock if the browser refuses it', async () => {
    now = 13 * minute;
    const locks = {
      request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
    } as unknown as LockManager;
    await expect(createRenewal(storage, locks)(neverAborted)).resolves.toEqual(dana);
    expect(sent).toHaveLength(1);
  });

  it('does not retry a renewal that failed under the lock', async () => {
    now = 13 * minute;
    answers = [() => Promise.reject(outage)];
    const locks = {
      request: (_: string, _options: LockOptions, task: () => Promise<unknown>) => task(),
    } as LockManager;
    await expect(createRenewal(storage, locks)(neverAborted)).rejects.toEqual(outage);
    expect(sent).toHaveLength(1);
  });

  it('does not adopt the session of another person', async () => {
    now = 13 * minute;
    const { locks, release } = holdLocks();
    const renewed = createRenewal(storage, locks)(neverAborted);
    storage.write('accessToken', tokenFor(now, 'session-of-robin'));
    release();
    await expect(renewed).rejects.toMatchObject({ code: 'SUPERSEDED' });
  });
});
