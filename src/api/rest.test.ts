import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { createPrefetchedFetch } from './prefetchedFetch.ts';
import { createRest } from './rest.ts';

const answerSchema = v.object({ name: v.string() });

/** Starts a server on loopback, and creates a client for it. */
async function connect(listener: RequestListener, token: string | null = 'token-1') {
  const { server, origin } = await startLoopbackServer(listener);
  const rejected: (string | null)[] = [];
  const rest = createRest({
    baseUrl: origin,
    fetch: createPrefetchedFetch(),
    getAccessToken: async () => token,
    onRejected: (sent) => {
      rejected.push(sent);
      return sent === 'token-1';
    },
  });
  return { rest, rejected, server };
}

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

describe('rest', () => {
  it('sends the bearer token, except for calls without authentication', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const { rest } = await connect((request, response) => {
      seen.push(request.headers);
      answer(200, '{"name":"Dana"}')(request, response);
    });
    await expect(rest('/a', answerSchema)).resolves.toEqual({ name: 'Dana' });
    await rest('/b', answerSchema, { noAuth: true });
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', undefined]);
  });

  it('sends exactly the given body and query, as JSON', async () => {
    let seen: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;
    const { rest } = await connect((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        seen = { url: request.url, headers: request.headers, body };
        answer(200, '{"name":"Dana"}')(request, response);
      });
    });
    const body = { email: 'dana@example.com', password: 'irrelevant' };
    const query = { search: 'a&b', page: 0, empty: '', none: null };
    await rest('/login', answerSchema, { method: 'POST', body, query, noAuth: true });
    expect(seen?.url).toBe('/login?search=a%26b&page=0');
    expect(JSON.parse(seen?.body ?? '')).toEqual(body);
    expect(seen?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    await rest('/me', answerSchema);
    expect(seen?.headers['accept']).toBe('application/json');
  });

  it('reports the reference of an invalid response', async () => {
    const { rest } = await connect(answer(200, '{"name":42}', { 'x-request-id': 'r-2' }));
    await expect(rest('/a', answerSchema)).rejects.toMatchObject({ code: 'UNEXPECTED', reference: 'r-2' });
  });

  it('makes no authenticated call without a token', async () => {
    let calls = 0;
    const { rest, rejected } = await connect(() => {
      calls += 1;
    }, null);
    await expect(rest('/a', answerSchema)).rejects.toMatchObject({ code: 'NO_TOKEN', status: 401 });
    expect(rejected).toEqual([null]);
    expect(calls).toBe(0);
  });

  it('reports the token that a 401 rejects, and rethrows the error', async () => {
    const body = '{"error":{"code":"UNAUTHENTICATED","message":"Log in to carry on."}}';
    const { rest, rejected } = await connect(answer(401, body, { 'x-request-id': 'r-1' }));
    await expect(rest('/a', answerSchema)).rejects.toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Log in to carry on.',
      status: 401,
      reference: 'r-1',
      endsSession: true,
    });
    expect(rejected).toEqual(['token-1']);
  });

  it('does not end the session on a 401 for an older token', async () => {
    const { rest } = await connect(answer(401, ''), 'an older token');
    await expect(rest('/a', answerSchema)).rejects.not.toHaveProperty('endsSession');
  });

  it('does not report a rejected token for a wrong password', async () => {
    const { rest, rejected } = await connect(
      answer(401, '{"error":{"code":"INVALID_CREDENTIALS","message":"No."}}'),
    );
    await expect(rest('/a', answerSchema, { noAuth: true })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(rejected).toEqual([]);
  });

  it.each([
    ['an HTML page', 200, '<!doctype html><title>Hello</title>'],
    ['a truncated body', 200, '{"name":'],
    ['a body of another shape', 200, '{"name":42}'],
    ['an empty body', 204, ''],
    ['an error without a message', 500, '{"error":{"message":42}}'],
  ])('rejects %s as UNEXPECTED, with a message for the person', async (_, status, body) => {
    const { rest } = await connect(answer(status, body));
    await expect(rest('/a', answerSchema)).rejects.toMatchObject({
      code: 'UNEXPECTED',
      message: 'Please contact administrator for support',
    });
  });

  it('rejects with UNREACHABLE if no server answers', async () => {
    const { rest, server } = await connect(answer(200, '{}'));
    server.close();
    await expect(rest('/a', answerSchema)).rejects.toMatchObject({ code: 'UNREACHABLE', status: 0 });
  });
});
