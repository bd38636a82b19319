import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '#api/storage.ts';
import { errorWords } from '#domain/errorCatalog.ts';
import type { Runtime } from '#session/runtime.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import { createDataCallReactions } from './dataCalls.ts';
import { createReportFailure } from './reportFailure.ts';

const failure = (status: number, message = 'Later.') => ({
  code: 'STAGED',
  message,
  status,
  reference: 'r-1',
});

const asked = {
  operationName: 'Offers',
  isLeft: false,
  isAhead: false,
  isToldByPage: false,
  isBackground: false,
};

describe('a GraphQL call', () => {
  let sent: { type: string; notice?: object }[];
  let rejected: (string | null)[];
  let reactions: ReturnType<typeof createDataCallReactions>;
  const notices = () => sent.flatMap(({ notice }) => notice ?? []);

  beforeEach(() => {
    sent = [];
    rejected = [];
    const send = (event: (typeof sent)[number]) => void sent.push(event);
    const root = { send, getSnapshot: () => ({ children: { renewal: { send } } }) };
    reactions = createDataCallReactions({
      ...({ app: root, connection: { send } } as never as Pick<Runtime, 'app' | 'connection'>),
      reportFailure: createReportFailure({
        send,
        storage: createStorage({
          localStorage: createMemoryStorage(),
          sessionStorage: createMemoryStorage(),
        }),
        log: () => undefined,
        isShown: () => true,
        now: () => 0,
      }),
      onRejected: (token) => rejected.push(token),
    });
  });

  it('with a 401 rejects its token, without a notice', () => {
    reactions.onFailed({ ...asked, failure: failure(401), sentToken: 'token-1' });
    expect([rejected, sent]).toEqual([['token-1'], []]);
  });

  it('that was not made for lack of a token rejects no token', () => {
    reactions.onFailed({ ...asked, failure: failure(401), sentToken: null });
    expect([rejected, sent]).toEqual([[], []]);
  });

  it('with a 404 leads to the page for missing data, without a notice', () => {
    reactions.onFailed({ ...asked, failure: failure(404), sentToken: 'token-1' });
    expect(sent).toEqual([{ type: 'data.missing' }]);
  });

  it('that is forbidden renews the person, even if the page shows the error', () => {
    const forbidden = { code: 'FORBIDDEN', message: 'Not yours.', status: 200, reference: 'r-1' };
    reactions.onFailed({ ...asked, failure: forbidden, sentToken: 'token-1', isToldByPage: true });
    reactions.onFailed({ ...asked, failure: forbidden, sentToken: null, isToldByPage: true });
    expect(sent).toEqual([{ type: 'renewal.needed' }]);
  });

  it('with a 404 for a page that the person has left does not navigate', () => {
    reactions.onFailed({ ...asked, failure: failure(404), sentToken: 'token-1', isLeft: true });
    expect(sent).toEqual([]);
  });

  it('that is refused raises no notice if the page shows the error itself', () => {
    const refused = { code: 'LINK_EXPIRED', message: 'Expired.', status: 200, reference: 'r-1' };
    reactions.onFailed({ ...asked, failure: refused, sentToken: null, isToldByPage: true });
    expect(sent).toEqual([]);
    reactions.onFailed({ ...asked, failure: refused, sentToken: null });
    expect(notices()).toMatchObject([{ text: 'Expired.' }]);
  });

  it.each([0, 500, 502, 503])(
    'that failed with %d raises a notice even if the page shows refusals itself',
    (status) => {
      reactions.onFailed({ ...asked, failure: failure(status), sentToken: null, isToldByPage: true });
      expect(sent[0]?.type).toBe('notice.raised');
    },
  );

  it('in the background raises no notice, but rejects its token', () => {
    const quiet = { ...asked, isBackground: true, sentToken: 'token-1' };
    for (const status of [0, 200, 404, 500, 502]) {
      reactions.onFailed({ ...quiet, failure: failure(status) });
    }
    expect([rejected, sent]).toEqual([[], []]);
    reactions.onFailed({ ...quiet, failure: failure(401) });
    expect(rejected).toEqual(['token-1']);
  });

  it('with an internal error raises a notice even if the page shows refusals itself', () => {
    const unknown = { ...failure(200), code: 'INTERNAL_ERROR' };
    reactions.onFailed({ ...asked, failure: unknown, sentToken: null, isToldByPage: true });
    expect(sent[0]?.type).toBe('notice.raised');
  });

  it('with a bad gateway raises a notice, and reports the failure until the next response', () => {
    reactions.onFailed({ ...asked, failure: failure(502, errorWords.updating), sentToken: 'token-1' });
    reactions.onAnswered();
    expect(sent.map(({ type }) => type)).toEqual(['notice.raised', 'gateway.failed', 'data.answered']);
    expect(notices()).toMatchObject([{ title: 'Oops!', text: errorWords.updating }]);
  });

  it.each([0, 200, 201, 202, 204, 301, 302, 400, 403, 418, 500, 503, 599, 999, -1, NaN])(
    'that failed with %d only raises a notice',
    (status) => {
      reactions.onFailed({ ...asked, failure: failure(status), sentToken: 'token-1' });
      expect([rejected, sent.map(({ type }) => type)]).toEqual([[], ['notice.raised']]);
    },
  );
});
