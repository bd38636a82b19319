import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { gql } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '#domain/callFailure.ts';
import { errorWords } from '#domain/errorCatalogue.ts';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { createApollo } from './apollo.ts';
import type { CallManner, DataCallOptions, FailedOperation } from './dataCall.ts';
import { DataFailure } from './dataFailure.ts';
import { createFetchWhole } from './fetchWhole.ts';
import { createRequest } from './request.ts';
import type { RequestDocument } from './requestDocument.ts';
import { selectedFieldsOf } from './apollo.ts';

const query = gql`
  query Offers($unused: Int) {
    offers {
      id
      category {
        name
      }
    }
  }
`;
const mutation = gql`
  mutation Save {
    save {
      id
    }
  }
`;
const offers = [{ __typename: 'Offer', id: 1, category: { __typename: 'Category', name: 'Health' } }];

const pageAddress = new URL('https://market.example/dashboard') as unknown as Location;

let failures: FailedOperation[];
let answered: number;
let missing: number;
let session: string;
let isOnline: boolean;
let tellNetwork: (isBack: boolean) => void;

beforeEach(() => {
  failures = [];
  answered = 0;
  missing = 0;
  session = 'session-1';
  isOnline = true;
});

interface Asked {
  readonly variables?: Readonly<Record<string, number>>;
  readonly context?: CallManner;
}

interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

type Call = (document: DocumentNode, asked?: Asked) => Promise<Outcome>;

/** Both ways to make a GraphQL call: by the client of the views, and by `request`. */
const ways: Readonly<Record<string, (options: DataCallOptions) => Call>> = {
  'the GraphQL client': (options) => {
    const client = createApollo(options);
    return (document, asked) =>
      document === query
        ? client.query({ query: document, ...asked })
        : client.mutate({ mutation: document, ...asked });
  },
  request:
    (options) =>
    (document, { variables = {}, context = {} } = {}) => {
      const request = createRequest({ ...options, keepRows: () => undefined }, context);
      const sent: RequestDocument<unknown, object> = {
        name: document === query ? 'Offers' : 'Save',
        kind: document === query ? 'query' : 'mutation',
        text: print(document),
        fields: selectedFieldsOf(document),
      };
      return request(sent, variables).then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      );
    },
};

const answer =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type, 'x-request-id': 'r-1' }).end(body);
const refusal = (message: unknown, code?: string) =>
  JSON.stringify({ errors: [{ message, ...(code !== undefined && { extensions: { code } }) }] });

/** Reads how one failed call was told; fails when anything else was told. */
function toldFailure(): CallFailure {
  expect(failures).toHaveLength(1);
  expect(answered).toBe(0);
  const { code, message, status, reference } = failures[0]?.failure ?? (null as never);
  return { code, message, status, reference };
}

describe.each(Object.keys(ways))('a call by %s', (way) => {
  /** A server on loopback that answers as told, and a caller of it. */
  async function connect(listener: RequestListener, options: Partial<DataCallOptions> = {}): Promise<Call> {
    const { origin } = await startLoopbackServer(listener);
    const begin = ways[way];
    if (!begin) throw new Error(`There is no way ${way}.`);
    return begin({
      graphqlUrl: `${origin}/graphql`,
      network: {
        isOnline: () => isOnline,
        onChange: (listen) => {
          tellNetwork = (isBack) => {
            isOnline = isBack;
            listen(isBack);
          };
          return () => undefined;
        },
      },
      tokenInForce: async () => 'token-1',
      page: { location: pageAddress, parent: { location: pageAddress } },
      productionHosts: [],
      fetch: createFetchWhole(),
      onTokenMissing: () => {
        missing += 1;
      },
      readWanted: () => '/dashboard',
      readSession: () => session,
      onFailed: (failed) => failures.push(failed),
      onAnswered: () => {
        answered += 1;
      },
      ...options,
    });
  }

  describe('a request', () => {
    const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
    const echo: RequestListener = (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        seen.push({ headers: request.headers, body });
        answer(200, JSON.stringify({ data: { offers } }))(request, response);
      });
    };
    beforeEach(() => {
      seen.length = 0;
    });

    it('carries name, variables and query, unused variables too, the bearer and the page address', async () => {
      const call = await connect(echo);
      const { data } = await call(query, { variables: { unused: 3, unheardOf: 4 } });
      expect(data).toEqual({ offers });
      expect(seen).toHaveLength(1);
      expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
        operationName: 'Offers',
        variables: { unused: 3, unheardOf: 4 },
        query: expect.stringContaining('query Offers'),
      });
      expect(seen[0]?.headers).toMatchObject({
        authorization: 'Bearer token-1',
        'custom-apipath': '{"href":"https://market.example/dashboard"}',
      });
      expect([answered, failures]).toEqual([1, []]);
    });

    it('without need of a token carries none', async () => {
      const call = await connect(echo);
      await call(query, { context: { noAuth: true } });
      expect(seen[0]?.headers).not.toHaveProperty('authorization');
    });

    it('says nothing of the page where it is not to', async () => {
      const call = await connect(echo, { productionHosts: ['market.example'] });
      await call(query);
      expect(seen[0]?.headers).not.toHaveProperty('custom-apipath');
    });

    it('that needs a token is not made without one', async () => {
      const call = await connect(echo, { tokenInForce: async () => null });
      const { error } = await call(query);
      expect(error).toMatchObject({ code: 'NO_TOKEN', status: 401 });
      expect([missing, seen]).toEqual([1, []]);
    });
  });

  describe('an answer', () => {
    it.each([
      ['application/graphql-response+json', refusal('Please log in')],
      ['application/json', refusal('Please log in')],
      ['text/html', '<title>Log in</title>'],
    ])('401 of %s is told with the token that was sent', async (type, body) => {
      const call = await connect(answer(401, body, type));
      await call(query);
      expect(failures).toMatchObject([
        { operationName: 'Offers', failure: { status: 401 }, sentToken: 'token-1', isLeft: false },
      ]);
    });

    it.each([
      [200, JSON.stringify({ data: { offers } })],
      [401, refusal('Please log in')],
      [500, refusal('We broke it.')],
    ])('%s that comes once another session has begun is told nobody', async (status, body) => {
      const call = await connect((request, response) => {
        session = 'session-2';
        answer(status, body)(request, response);
      });
      await call(query);
      expect([failures, answered]).toEqual([[], 0]);
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
      const call = await connect(answer(status, body, type));
      const { data, error } = await call(query);
      expect(data).toBeUndefined();
      expect(error).toBeInstanceOf(DataFailure);
      expect(error).toMatchObject({ message, status, reference: 'r-1' });
      expect(toldFailure()).toMatchObject({ message, status, reference: 'r-1' });
    });

    it('keeps the code of a business error', async () => {
      const call = await connect(answer(200, refusal('It is taken.', 'CONFLICT')));
      const { error } = await call(mutation);
      expect(error).toMatchObject({ code: 'CONFLICT', message: 'It is taken.' });
    });

    it('in part is told; its data are kept by those who show them', async () => {
      const both = { data: { offers, more: null }, errors: [{ message: 'More is away.' }] };
      const call = await connect(answer(200, JSON.stringify(both)));
      const { data, error } = await call(query);
      expect(data).toEqual(way === 'request' ? undefined : { offers });
      expect(error).toMatchObject({ message: 'More is away.' });
      expect(toldFailure()).toMatchObject({ message: 'More is away.', reference: 'r-1' });
    });

    it('that never comes is told in its own words', async () => {
      const call = await connect((request) => request.socket.destroy());
      await call(query);
      expect(toldFailure()).toMatchObject({
        code: 'UNREACHABLE',
        message: errorWords.unreachable,
        status: 0,
      });
    });

    it('is asked for once, whatever it was', async () => {
      let calls = 0;
      const call = await connect((request, response) => {
        calls += 1;
        answer(503, '')(request, response);
      });
      await call(mutation);
      await call(query);
      expect(calls).toBe(2);
    });
  });

  describe('without a network', () => {
    it('a query waits for it, makes no request meanwhile, and one afterwards', async () => {
      let calls = 0;
      const call = await connect((request, response) => {
        calls += 1;
        answer(200, JSON.stringify({ data: { offers } }))(request, response);
      });
      isOnline = false;
      const asked = call(query);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      expect(calls).toBe(0);
      tellNetwork(true);
      expect((await asked).data).toEqual({ offers });
      expect([calls, failures]).toEqual([1, []]);
    });

    it('a query that lost it on the way asks again once it is back', async () => {
      let calls = 0;
      const call = await connect((request, response) => {
        calls += 1;
        if (calls > 1) return answer(200, JSON.stringify({ data: { offers } }))(request, response);
        isOnline = false;
        request.socket.destroy();
        setTimeout(() => tellNetwork(true), 20);
        return undefined;
      });
      expect((await call(query)).data).toEqual({ offers });
      expect([calls, failures]).toEqual([2, []]);
    });

    it('a mutation fails at once and is not made later', async () => {
      let calls = 0;
      const call = await connect((request) => {
        calls += 1;
        request.socket.destroy();
      });
      isOnline = false;
      const { error } = await call(mutation);
      expect(error).toMatchObject({ code: 'UNREACHABLE' });
      expect(calls).toBe(1);
    });
  });
});
