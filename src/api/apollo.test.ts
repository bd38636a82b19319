import type { RequestListener } from 'node:http';
import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { createApollo } from './apollo.ts';

const query = gql`
  query Offers {
    offers {
      id
    }
  }
`;

/** A server on loopback that answers as told, and a client of it. */
async function connect(listener: RequestListener, token: string | null = 'token-1') {
  const { origin } = await startLoopbackServer(listener);
  const rejected: (string | null)[] = [];
  const client = createApollo({
    graphqlUrl: `${origin}/graphql`,
    tokenInForce: async () => token,
    onRejected: (sent) => rejected.push(sent),
  });
  return { client, rejected };
}

const answer =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const refusal = JSON.stringify({ errors: [{ message: 'Please log in' }] });

describe('the GraphQL client', () => {
  it.each([
    ['application/graphql-response+json', refusal],
    ['application/json', refusal],
    ['text/html', '<title>Log in</title>'],
  ])('names the token that a 401 of %s rejects', async (type, body) => {
    const { client, rejected } = await connect(answer(401, type, body));
    await client.query({ query }).catch(() => undefined);
    expect(rejected).toEqual(['token-1']);
  });

  it.each([
    [200, refusal],
    [403, refusal],
    [503, refusal],
  ])('rejects no token for a %i', async (status, body) => {
    const { client, rejected } = await connect(answer(status, 'application/graphql-response+json', body));
    await client.query({ query }).catch(() => undefined);
    expect(rejected).toEqual([]);
  });

  it('makes no call without a token', async () => {
    let calls = 0;
    const { client, rejected } = await connect(() => {
      calls += 1;
    }, null);
    const { error } = await client.query({ query });
    expect(error?.message).toBe('Log in to carry on.');
    expect(rejected).toEqual([null]);
    expect(calls).toBe(0);
  });
});
