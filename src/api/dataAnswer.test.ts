import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '#domain/callFailure.ts';
import { errorWords } from '#domain/errorCatalogue.ts';
import {
  answer,
  callWays,
  mutation,
  offers,
  openCallingTab,
  query,
  type CallingTab,
} from '#tests/support/callingTab.ts';
import { DataFailure } from './dataFailure.ts';

const refusal = (message: unknown, code?: string) =>
  JSON.stringify({ errors: [{ message, ...(code !== undefined && { extensions: { code } }) }] });

/** Reads how one failed call was told; fails when anything else was told. */
function toldFailure(tab: CallingTab): CallFailure {
  expect(tab.failures).toHaveLength(1);
  expect(tab.answered).toBe(0);
  const { code, message, status, reference } = tab.failures[0]?.failure ?? (null as never);
  return { code, message, status, reference };
}

describe.each(callWays)('a call by %s', (way) => {
  let tab: CallingTab;
  beforeEach(() => {
    tab = openCallingTab(way);
  });

  describe('an answer', () => {
    it.each([
      ['application/graphql-response+json', refusal('Please log in')],
      ['application/json', refusal('Please log in')],
      ['text/html', '<title>Log in</title>'],
    ])('401 of %s is told with the token that was sent', async (type, body) => {
      const call = await tab.connect(answer(401, body, type));
      await call(query);
      expect(tab.failures).toMatchObject([
        { operationName: 'Offers', failure: { status: 401 }, sentToken: 'token-1', isLeft: false },
      ]);
    });

    it.each([
      [200, JSON.stringify({ data: { offers } })],
      [401, refusal('Please log in')],
      [500, refusal('We broke it.')],
    ])('%s that comes once another session has begun is told nobody', async (status, body) => {
      const call = await tab.connect((request, response) => {
        tab.session = 'session-2';
        answer(status, body)(request, response);
      });
      await call(query);
      expect([tab.failures, tab.answered]).toEqual([[], 0]);
    });

    it.each([
      ['bad gateway', 502, '<h1>Bad Gateway</h1>', 'text/html', errorWords.updating],
      ['bad gateway with a message', 502, refusal('Never shown'), 'application/json', errorWords.updating],
      ['a business error', 200, refusal('It is taken.', 'CONFLICT'), 'application/json', 'It is taken.'],
      [
        'an error of the server',
        500,
        refusal('We broke it.'),
        'application/graphql-response+json',
        'We broke it.',
      ],
      ['the same, as plain JSON', 500, refusal('We broke it.'), 'application/json', 'We broke it.'],
      ['an error without text', 500, refusal(42), 'application/json', errorWords.somethingWrong],
      ['an error with blanks', 500, refusal('  '), 'application/json', errorWords.somethingWrong],
      ['an error with a book', 500, refusal('x'.repeat(501)), 'application/json', 'x'.repeat(500)],
      ['a status that nobody lists', 418, 'teapot', 'text/plain', errorWords.somethingWrong],
      ['a redirect to nowhere', 302, '', 'text/html', errorWords.somethingWrong],
      ['a page', 200, '<!doctype html>', 'text/html', errorWords.somethingWrong],
      ['half an answer', 200, '{"data":{"offers":[', 'application/json', errorWords.somethingWrong],
      ['nothing', 200, '', 'application/json', errorWords.somethingWrong],
      ['no content', 204, '', 'application/json', errorWords.somethingWrong],
      ['null', 200, 'null', 'application/json', errorWords.somethingWrong],
      ['a text', 200, '"offers"', 'application/json', errorWords.somethingWrong],
      ['a list', 200, '[]', 'application/json', errorWords.somethingWrong],
      ['an object of something else', 200, '{"name":42}', 'application/json', errorWords.somethingWrong],
      ['no data', 200, '{"data":null}', 'application/json', errorWords.somethingWrong],
      ['empty data', 200, '{"data":{}}', 'application/json', errorWords.somethingWrong],
      [
        'data without a field',
        200,
        '{"data":{"offers":[{"id":1}]}}',
        'application/json',
        errorWords.somethingWrong,
      ],
      ['a list of nothing', 200, '{"data":{"offers":[null]}}', 'application/json', errorWords.somethingWrong],
      ['a value for a list', 200, '{"data":{"offers":7}}', 'application/json', errorWords.somethingWrong],
      [
        'errors that are none',
        200,
        '{"data":null,"errors":[null]}',
        'application/json',
        errorWords.somethingWrong,
      ],
      ['errors of another shape', 200, '{"errors":{"a":1}}', 'application/json', errorWords.somethingWrong],
    ])('that is %s is a failure, told once, in the words for it', async (_, status, body, type, message) => {
      const call = await tab.connect(answer(status, body, type));
      const { data, error } = await call(query);
      expect(data).toBeUndefined();
      expect(error).toBeInstanceOf(DataFailure);
      expect(error).toMatchObject({ message, status, reference: 'r-1' });
      expect(toldFailure(tab)).toMatchObject({ message, status, reference: 'r-1' });
    });

    it('keeps the code of a business error', async () => {
      const call = await tab.connect(answer(200, refusal('It is taken.', 'CONFLICT')));
      const { error } = await call(mutation);
      expect(error).toMatchObject({ code: 'CONFLICT', message: 'It is taken.' });
    });

    it('in part is told; its data are kept by those who show them', async () => {
      const both = { data: { offers, more: null }, errors: [{ message: 'More is away.' }] };
      const call = await tab.connect(answer(200, JSON.stringify(both)));
      const { data, error } = await call(query);
      expect(data).toEqual(way === 'request' ? undefined : { offers });
      expect(error).toMatchObject({ message: 'More is away.' });
      expect(toldFailure(tab)).toMatchObject({ message: 'More is away.', reference: 'r-1' });
    });

    it('that never comes is told in its own words', async () => {
      const call = await tab.connect((request) => request.socket.destroy());
      await call(query);
      expect(toldFailure(tab)).toMatchObject({
        code: 'UNREACHABLE',
        message: errorWords.unreachable,
        status: 0,
      });
    });

    it('is asked for once, whatever it was', async () => {
      let calls = 0;
      const call = await tab.connect((request, response) => {
        calls += 1;
        answer(503, '')(request, response);
      });
      await call(mutation);
      await call(query);
      expect(calls).toBe(2);
    });
  });
});
