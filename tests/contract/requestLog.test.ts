import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { bearer, openApi, type Api } from './support/api.ts';
import { openDatabase } from './support/databases.ts';

const url = '/api/app/user-query/user-info';

function forwarded(remoteAddress: string): InjectOptions {
  return { url: '/livez', remoteAddress, headers: { 'x-forwarded-for': '192.0.2.9' } };
}

describe('the log of requests', () => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await openDatabase(), { LOG_LEVEL: 'info', TRUST_PROXY: '10.0.0.0/8' });
  });
  afterAll(() => api.close());

  /** Makes a call and returns its reference, and the lines that it logged. */
  async function linesOf(options: InjectOptions) {
    const before = api.log.length;
    const { headers } = await api.call(options);
    const lines = api.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    return { reference: headers['x-request-id'], lines };
  }

  it('has one line per request, with route, status, time, and person', async () => {
    const token = await api.tokenOf('owner@lintel.test');
    const { reference, lines } = await linesOf({ url: `${url}?secret=1`, headers: bearer(token) });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: reference,
        method: 'GET',
        route: url,
        status: 200,
        ms: expect.any(Number),
        userId: expect.any(Number),
        msg: 'request',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|eyJ/);
  });

  it('names the GraphQL operation, and the code of a refusal', async () => {
    const payload = { query: 'query Everyone { users { rows { id } } }' };
    const { lines } = await linesOf({ method: 'POST', url: '/graphql', payload });
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, route: '/graphql', code: 'GRAPHQL_VALIDATION_FAILED' }),
    ]);
    const refused = await linesOf({
      method: 'POST',
      url: '/graphql',
      payload: { query: 'query Mine { offers { id } }' },
    });
    expect(refused.lines).toEqual([
      expect.objectContaining({ level: 40, operation: 'Mine', status: 401, code: 'UNAUTHENTICATED' }),
    ]);
  });

  it('has a line for a log-in with the person, for a page, and for an unreadable address', async () => {
    const payload = { email: 'owner@lintel.test', password: 'Build-up-faster-1' };
    const loggedIn = await linesOf({ method: 'POST', url: '/api/app/anonymous/login', payload });
    expect(loggedIn.lines).toEqual([expect.objectContaining({ userId: expect.any(Number), status: 200 })]);
    expect((await linesOf({ url: '/login?step=1' })).lines).toEqual([
      expect.objectContaining({ route: '/*', status: 200 }),
    ]);
    expect((await linesOf({ url: '/%zz' })).lines).toEqual([
      expect.objectContaining({ level: 40, status: 400, code: 'BAD_REQUEST' }),
    ]);
  });

  it('has a line for a request whose caller leaves', async () => {
    const origin = await api.listen();
    const before = api.log.length;
    const call = request(`${origin}/api/app/anonymous/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    call.on('error', () => undefined);
    call.write('{');
    setTimeout(() => call.destroy(), 100);
    const left = () => api.log.slice(before).filter((line) => line.includes('"aborted":true'));
    await expect.poll(left).toHaveLength(1);

    const fault = { call: 'POST /api/app/anonymous/login', delayMs: 1_000, times: 1, scope: 'left' };
    await api.call({ method: 'POST', url: '/__faults', payload: fault });
    const sent = fetch(`${origin}/api/app/anonymous/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'fault-scope=left' },
      body: JSON.stringify({ email: 'owner@lintel.test', password: 'wrong' }),
      signal: AbortSignal.timeout(200),
    });
    await expect(sent).rejects.toThrow(/timeout/);
    await expect.poll(left).toHaveLength(2);
  });

  it('has no line for a probe that succeeds', async () => {
    expect((await linesOf({ url: '/readyz' })).lines).toEqual([]);
  });

  it.each([
    ['a trusted proxy', '10.1.2.3', 'proxy-0123456789', true],
    ['a trusted proxy, if it has another form', '10.1.2.3', 'with spaces and <b>', false],
    ['another caller', '192.0.2.1', 'proxy-0123456789', false],
  ])('takes over a reference from %s', async (_who, remoteAddress, given, isTaken) => {
    const { reference, lines } = await linesOf({
      url,
      remoteAddress,
      headers: { 'x-request-id': given },
    });
    expect(reference === given).toBe(isTaken);
    expect(lines).toEqual([expect.objectContaining({ reqId: reference, status: 401 })]);
  });

  it('warns once of a proxy that is not trusted', async () => {
    expect((await linesOf(forwarded('10.1.2.3'))).lines).toEqual([]);
    expect((await linesOf(forwarded('192.0.2.1'))).lines).toEqual([
      expect.objectContaining({
        level: 40,
        remoteAddress: '192.0.2.1',
        msg: expect.stringMatching(/TRUST_PROXY does not name its sender/),
      }),
    ]);
    expect((await linesOf(forwarded('192.0.2.1'))).lines).toEqual([]);
  });
});
