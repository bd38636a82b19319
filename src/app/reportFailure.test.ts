import { beforeEach, describe, expect, it } from 'vitest';
import { DataFailure } from '#api/dataFailure.ts';
import { createStorage, type BrowserStorage } from '#api/storage.ts';
import { supersededFailure } from '#domain/callFailure.ts';
import { errorWords } from '#domain/errorCatalog.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import { createReportFailure, type ReportFailure } from './reportFailure.ts';

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
let reportFailure: ReportFailure;

beforeEach(() => {
  now = 0;
  shown = () => true;
  sent = [];
  log = [];
  storage = createStorage({ localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() });
  reportFailure = createReportFailure({
    send: (event) => sent.push(event),
    storage,
    log: (line) => log.push(line),
    isShown: (text) => shown(text),
    now: () => now,
  });
});

const notices = () => sent.flatMap(({ notice }) => notice ?? []);

describe('a failed call', () => {
  it('over REST is logged, shown as "Error" for 5 s, and stored', () => {
    reportFailure('rest', 'partnerList', failure(503));
    expect(notices()).toEqual([{ title: 'Error', text: 'Later.', lifetime: 5_000 }]);
    expect(log).toEqual(['partnerList failed: Later. (STAGED, status 503, reference r-1)']);
    expect(storage.read('errorList')).toMatchObject([{ message: 'Later.', reference: 'r-1' }]);
  });

  it('over GraphQL is shown as "Oops!" for 4.5 s', () => {
    reportFailure('data', 'graphql Offers', failure(500));
    expect(notices()).toEqual([{ title: 'Oops!', text: 'Later.', lifetime: 4_500 }]);
  });

  it('with an unexpected error is shown with the message of the spec', () => {
    reportFailure('rest', 'partnerList', new TypeError('x is not a function'));
    expect(notices()).toMatchObject([{ text: errorWords.unexpected }]);
  });

  it('that ends the session is logged, without a notice', () => {
    reportFailure('rest', 'partnerList', { ...failure(401), endsSession: true });
    expect(notices()).toEqual([]);
    expect(log).toHaveLength(1);
    expect(storage.read('errorList')).toBeNull();
  });

  it('with a 401 that ends no session is shown like any other', () => {
    reportFailure('rest', 'logIn', failure(401));
    expect(notices()).toEqual([{ title: 'Error', text: 'Later.', lifetime: 5_000 }]);
  });

  it.each([
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'PROFILE_INCOMPLETE',
    'SSO_INVALID',
    'SSO_NO_ACCOUNT',
  ])('refused with %s is logged, without a notice, since the form or page shows it', (code) => {
    reportFailure('rest', 'logIn', { ...failure(403), code });
    expect(notices()).toEqual([]);
    expect(log).toHaveLength(1);
  });

  it('of an ended session is neither logged nor shown', () => {
    reportFailure('rest', 'partnerList', supersededFailure);
    reportFailure('data', 'graphql Offers', new DataFailure(supersededFailure));
    expect([notices(), log]).toEqual([[], []]);
  });

  it('that repeats within a second raises no second notice, unless the call or the message differs', () => {
    reportFailure('data', 'graphql Offers', failure(500));
    now = 999;
    reportFailure('data', 'graphql Offers', failure(500));
    reportFailure('rest', 'categories', failure(500));
    expect(notices()).toHaveLength(2);
    reportFailure('data', 'graphql Offers', failure(500, 'Something else.'));
    expect(notices()).toHaveLength(3);
    now = 1_999;
    reportFailure('data', 'graphql Offers', failure(500, 'Something else.'));
    expect(notices()).toHaveLength(4);
  });

  it('that repeats at once raises a second notice if the first is no longer shown', () => {
    reportFailure('rest', 'logIn', failure(500));
    shown = (text) => text !== 'Later.';
    now = 250;
    reportFailure('rest', 'logIn', failure(500));
    expect(notices()).toHaveLength(2);
  });

  it('is stored in a list of the last twenty', () => {
    for (let number = 1; number <= 25; number += 1)
      reportFailure('rest', `call ${number}`, failure(500, `${number}`));
    expect(storage.read('errorList')?.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${index + 6}`),
    );
  });
});
