import { beforeEach, describe, expect, it } from 'vitest';
import { DataFailure } from '#api/dataFailure.ts';
import { createStorage, type BrowserStorage } from '#api/storage.ts';
import { superseded } from '#domain/callFailure.ts';
import { errorWords } from '#domain/errorCatalogue.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import type { Runtime } from '#session/runtime.ts';
import { createDataReactions } from './dataCalls.ts';
import { createTellFailure, type TellFailure } from './tellFailure.ts';

const failure = (status: number, message = 'Later.') => ({
  code: 'STAGED',
  message,
  status,
  reference: 'r-1',
});

let now: number;
let shown: (text: string) => boolean;
let sent: { type: string; notice?: object }[];
let log: string[];
let storage: BrowserStorage;
let tellFailure: TellFailure;

beforeEach(() => {
  now = 0;
  shown = () => true;
  sent = [];
  log = [];
  storage = createStorage({ localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() });
  tellFailure = createTellFailure({
    send: (event) => sent.push(event),
    storage,
    log: (line) => log.push(line),
    isShown: (text) => shown(text),
    now: () => now,
  });
});

const notices = () => sent.flatMap(({ notice }) => notice ?? []);

describe('a failed call', () => {
  it('over REST is logged, told as "Error" for 5 s, and kept', () => {
    tellFailure('rest', 'partnerList', failure(503));
    expect(notices()).toEqual([{ title: 'Error', text: 'Later.', lifetime: 5_000 }]);
    expect(log).toEqual(['partnerList failed: Later. (STAGED, status 503, reference r-1)']);
    expect(storage.read('errorList')).toMatchObject([{ message: 'Later.', reference: 'r-1' }]);
  });

  it('over GraphQL is told as "Oops!" for 4.5 s', () => {
    tellFailure('data', 'graphql Offers', failure(500));
    expect(notices()).toEqual([{ title: 'Oops!', text: 'Later.', lifetime: 4_500 }]);
  });

  it('for a reason that nobody foresaw is told in the words of the spec', () => {
    tellFailure('rest', 'partnerList', new TypeError('x is not a function'));
    expect(notices()).toMatchObject([{ text: errorWords.unexpected }]);
  });

  it('that ends the session is logged and left to the page that it leads to', () => {
    tellFailure('rest', 'partnerList', { ...failure(401), endsSession: true });
    expect(notices()).toEqual([]);
    expect(log).toHaveLength(1);
    expect(storage.read('errorList')).toBeNull();
  });

  it('with a 401 that ends no session is told like any other', () => {
    tellFailure('rest', 'logIn', failure(401));
    expect(notices()).toEqual([{ title: 'Error', text: 'Later.', lifetime: 5_000 }]);
  });

  it.each([
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'PROFILE_INCOMPLETE',
    'SSO_INVALID',
    'SSO_NO_ACCOUNT',
  ])('refused with %s is logged and left to the form or page that says so', (code) => {
    tellFailure('rest', 'logIn', { ...failure(403), code });
    expect(notices()).toEqual([]);
    expect(log).toHaveLength(1);
  });

  it('of a session that is over is nobody’s', () => {
    tellFailure('rest', 'partnerList', superseded);
    tellFailure('data', 'graphql Offers', new DataFailure(superseded));
    expect([notices(), log]).toEqual([[], []]);
  });

  it('that fails again within a second is one incident; another call is another', () => {
    tellFailure('data', 'graphql Offers', failure(500));
    now = 999;
    tellFailure('data', 'graphql Offers', failure(500));
    tellFailure('rest', 'categories', failure(500));
    expect(notices()).toHaveLength(2);
    tellFailure('data', 'graphql Offers', failure(500, 'Something else.'));
    expect(notices()).toHaveLength(3);
    now = 1_999;
    tellFailure('data', 'graphql Offers', failure(500, 'Something else.'));
    expect(notices()).toHaveLength(4);
  });

  it('that fails again at once is told again where the notice of the first is gone', () => {
    tellFailure('rest', 'logIn', failure(500));
    shown = (text) => text !== 'Later.';
    now = 250;
    tellFailure('rest', 'logIn', failure(500));
    expect(notices()).toHaveLength(2);
  });

  it('is kept among the last twenty', () => {
    for (let number = 1; number <= 25; number += 1)
      tellFailure('rest', `call ${number}`, failure(500, `${number}`));
    expect(storage.read('errorList')?.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${index + 6}`),
    );
  });
});

const asked = {
  operationName: 'Offers',
  isLeft: false,
  isAhead: false,
  isToldByPage: false,
  isBackground: false,
};

const send = (event: (typeof sent)[number]) => void sent.push(event);

describe('a GraphQL call', () => {
  let rejected: (string | null)[];
  let reactions: ReturnType<typeof createDataReactions>;

  beforeEach(() => {
    rejected = [];
    const root = { send, getSnapshot: () => ({ children: { renewal: { send } } }) };
    reactions = createDataReactions({
      ...({ app: root, connection: { send } } as never as Pick<Runtime, 'app' | 'connection'>),
      tellFailure,
      onRejected: (token) => rejected.push(token),
    });
  });

  it('that is answered 401 rejects the token that it carried, and tells nothing', () => {
    reactions.onFailed({ ...asked, failure: failure(401), sentToken: 'token-1' });
    expect([rejected, sent]).toEqual([['token-1'], []]);
  });

  it('that was not made for want of a token rejects none', () => {
    reactions.onFailed({ ...asked, failure: failure(401), sentToken: null });
    expect([rejected, sent]).toEqual([[], []]);
  });

  it('that is answered 404 leads to the page for that, and tells nothing', () => {
    reactions.onFailed({ ...asked, failure: failure(404), sentToken: 'token-1' });
    expect(sent).toEqual([{ type: 'data.missing' }]);
  });

  it('that is forbidden has who the person is asked for anew, also where the page tells of it', () => {
    const forbidden = { code: 'FORBIDDEN', message: 'Not yours.', status: 200, reference: 'r-1' };
    reactions.onFailed({ ...asked, failure: forbidden, sentToken: 'token-1', isToldByPage: true });
    reactions.onFailed({ ...asked, failure: forbidden, sentToken: null, isToldByPage: true });
    expect(sent).toEqual([{ type: 'renewal.needed' }]);
  });

  it('that is answered 404 for a page that was left moves nobody', () => {
    reactions.onFailed({ ...asked, failure: failure(404), sentToken: 'token-1', isLeft: true });
    expect(sent).toEqual([]);
  });

  it('that the server refuses is left to the page that asked, where that says so itself', () => {
    const refused = { code: 'LINK_EXPIRED', message: 'Expired.', status: 200, reference: 'r-1' };
    reactions.onFailed({ ...asked, failure: refused, sentToken: null, isToldByPage: true });
    expect(sent).toEqual([]);
    reactions.onFailed({ ...asked, failure: refused, sentToken: null });
    expect(notices()).toMatchObject([{ text: 'Expired.' }]);
  });

  it.each([0, 500, 502, 503])('that failed with %d is told also of a page that tells refusals', (status) => {
    reactions.onFailed({ ...asked, failure: failure(status), sentToken: null, isToldByPage: true });
    expect(sent[0]?.type).toBe('notice.raised');
  });

  it('that nobody waits for is told to nobody, but for its token', () => {
    const quiet = { ...asked, isBackground: true, sentToken: 'token-1' };
    for (const status of [0, 200, 404, 500, 502]) {
      reactions.onFailed({ ...quiet, failure: failure(status) });
    }
    expect([rejected, sent]).toEqual([[], []]);
    reactions.onFailed({ ...quiet, failure: failure(401) });
    expect(rejected).toEqual(['token-1']);
  });

  it('that was answered by a server which does not know why is told all the same', () => {
    const unknown = { ...failure(200), code: 'INTERNAL_ERROR' };
    reactions.onFailed({ ...asked, failure: unknown, sentToken: null, isToldByPage: true });
    expect(sent[0]?.type).toBe('notice.raised');
  });

  it('that met a bad gateway is told, and noted until the next answer', () => {
    reactions.onFailed({ ...asked, failure: failure(502, errorWords.updating), sentToken: 'token-1' });
    reactions.onAnswered();
    expect(sent.map(({ type }) => type)).toEqual(['notice.raised', 'gateway.failed', 'data.answered']);
    expect(notices()).toMatchObject([{ title: 'Oops!', text: errorWords.updating }]);
  });

  it.each([0, 200, 201, 202, 204, 301, 302, 400, 403, 418, 500, 503, 599, 999, -1, NaN])(
    'that failed with %d is told and nothing else',
    (status) => {
      reactions.onFailed({ ...asked, failure: failure(status), sentToken: 'token-1' });
      expect([rejected, sent.map(({ type }) => type)]).toEqual([[], ['notice.raised']]);
    },
  );
});
