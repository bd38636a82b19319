import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '#domain/callFailure.ts';
import { errorWords } from '#domain/errorCatalog.ts';
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

/** Returns the one reported failure; fails if anything else was reported. */
function reportedFailure(tab: CallingTab): CallFailure {
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

  describe('with a response', () => {
    it.each([
      ['application/graphql-response+json', refusal('Please log in')],
      ['application/json', refusal('Please log in')],
      ['text/html', '<title>Log in</title>'],
    ])('of status 401 and type %s reports the token that was sent', async (type, body) => {
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
    ])('of status %s after another session has begun reports nothing', async (status, body) => {
      const call = await tab.connect((request, response) => {
        tab.session = 'session-2';
        answer(status, body)(request, response);
      });
      await call(query);
      expect([tab.failures, tab.answered]).toEqual([[], 0]);
    });

    it.each([
      ['a bad gateway', 502, '<h1>Bad Gateway</h1>', 'text/html', errorWords.updating],
      ['a bad gateway with a message', 502, refusal('Never shown'), 'application/json', errorWords.updating],
      ['a business error', 200, refusal('It is taken.', 'CONFLICT'), 'application/json', 'It is taken.'],
      [
        'an error of the server',
        500,
        refusal('We broke it.'),
        'application/graphql-response+json',
        'We broke it.',
      ],
      [
        'an error of the server as plain JSON',
        500,
        refusal('We broke it.'),
        'application/json',
        'We broke it.',
      ],
      ['an error without text', 500, refusal(42), 'application/json', errorWords.somethingWrong],
      ['an error with blanks', 500, refusal('  '), 'application/json', errorWords.somethingWrong],
      ['an error with a very long text', 500, refusal('x'.repeat(501)), 'application/json', 'x'.repeat(500)],
      ['an unlisted status', 418, 'teapot', 'text/plain', errorWords.somethingWrong],
      ['a redirect to nowhere', 302, '', 'text/html', errorWords.somethingWrong],
      ['an HTML page', 200, '<!doctype html>', 'text/html', errorWords.somethingWrong],
      ['a truncated body', 200, '{"data":{"offers":[', 'application/json', errorWords.somethingWrong],
      ['an empty body', 200, '', 'application/json', errorWords.somethingWrong],
      ['no content', 204, '', 'application/json', errorWords.somethingWrong],
      ['null', 200, 'null', 'application/json', errorWords.somethingWrong],
      ['a string', 200, '"offers"', 'application/json', errorWords.somethingWrong],
      ['a list', 200, '[]', 'application/json', errorWords.somethingWrong],
      ['an object without data', 200, '{"name":42}', 'application/json', errorWords.somethingWrong],
      ['null data', 200, '{"data":null}', 'application/json', errorWords.somethingWrong],
      ['empty data', 200, '{"data":{}}', 'application/json', errorWords.somethingWrong],
      [
        'data without a field',
        200,
        '{"data":{"offers":[{"id":1}]}}',
        'application/json',
        errorWords.somethingWrong,
      ],
      ['a list of null', 200, '{"data":{"offers":[null]}}', 'application/json', errorWords.somethingWrong],
      [
        'a number in place of a list',
        200,
        '{"data":{"offers":7}}',
        'application/json',
        errorWords.somethingWrong,
      ],
      ['a null error', 200, '{"data":null,"errors":[null]}', 'application/json', errorWords.somethingWrong],
      ['errors of another shape', 200, '{"errors":{"a":1}}', 'application/json', errorWords.somethingWrong],
    ])(
      'of %s fails, and reports the failure once with its message',
      async (_, status, body, type, message) => {
        const call = await tab.connect(answer(status, body, type));
        const { data, error } = await call(query);
        expect(data).toBeUndefined();
        expect(error).toBeInstanceOf(DataFailure);
        expect(error).toMatchObject({ message, status, reference: 'r-1' });
        expect(reportedFailure(tab)).toMatchObject({ message, status, reference: 'r-1' });
      },
    );

    it('of a business error keeps its code', async () => {
      const call = await tab.connect(answer(200, refusal('It is taken.', 'CONFLICT')));
      const { error } = await call(mutation);
      expect(error).toMatchObject({ code: 'CONFLICT', message: 'It is taken.' });
    });

    it('of partial data reports the errors, and queries keep the data', async () => {
      const both = { data: { offers, more: null }, errors: [{ message: 'More is away.' }] };
      const call = await tab.connect(answer(200, JSON.stringify(both)));
      const { data, error } = await call(query);
      expect(data).toEqual(way === 'request' ? undefined : { offers });
      expect(error).toMatchObject({ message: 'More is away.' });
      expect(reportedFailure(tab)).toMatchObject({ message: 'More is away.', reference: 'r-1' });
    });

    it('that never arrives reports that the server is unreachable', async () => {
      const call = await tab.connect((request) => request.socket.destroy());
      await call(query);
      expect(reportedFailure(tab)).toMatchObject({
        code: 'UNREACHABLE',
        message: errorWords.unreachable,
        status: 0,
      });
    });

    it('of a server error is not retried', async () => {
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
