import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { openApi, type Api } from './support/api.ts';
import { openDatabase } from './support/databases.ts';

const cookie = { cookie: 'theme=dark; fault-scope=one' };

describe('the fault switch', () => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await openDatabase());
  });
  afterAll(() => api.close());
  afterEach(() => api.call({ method: 'DELETE', url: '/__faults' }));

  async function stage(fault: object): Promise<void> {
    const payload = { times: 1, scope: 'one', ...fault };
    expect((await api.call({ method: 'POST', url: '/__faults', payload })).statusCode).toBe(204);
  }

  function ask(operationName: string) {
    return api.call({
      method: 'POST',
      url: '/graphql',
      headers: cookie,
      payload: { operationName, query: `query ${operationName} { configData { productName } }` },
    });
  }

  function health(headers = {}) {
    return api.call({ url: '/healthz?x=1', headers });
  }

  it('fails the calls of its scope as often as requested', async () => {
    await stage({ call: 'GET /healthz', status: 502, times: 2, body: { error: { message: 'Staged' } } });
    expect((await health()).statusCode).toBe(200);
    expect((await health({ cookie: 'fault-scope=other' })).statusCode).toBe(200);
    const answer = await health(cookie);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({ error: { message: 'Staged' } });
    expect((await health(cookie)).statusCode).toBe(502);
    expect((await health(cookie)).statusCode).toBe(200);
  });

  it('sends a text unchanged with the requested content type', async () => {
    await stage({ call: 'GET /healthz', body: '<p>oops', contentType: 'text/html' });
    const answer = await health(cookie);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '<p>oops',
      'text/html',
    ]);
  });

  it('repeats a text up to the requested size', async () => {
    await stage({ call: 'GET /healthz', body: 'ab', bytes: 1_000_001 });
    expect((await health(cookie)).body).toBe('ab'.repeat(500_001));
  });

  it('sends an empty body if none is given', async () => {
    await stage({ call: 'GET /healthz', status: 500 });
    const answer = await health(cookie);
    expect([answer.statusCode, answer.body]).toEqual([500, '']);
  });

  it('only delays a call if it has neither status nor body', async () => {
    await stage({ call: 'GET /healthz', delayMs: 120 });
    const start = performance.now();
    const answer = await health(cookie);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it('removes fields from the real answer', async () => {
    const payload = { email: 'owner@lintel.test', password: samplePassword };
    const url = '/api/app/anonymous/login';
    await stage({ call: `POST ${url}`, omit: ['userInfo'] });
    const answer = await api.call({ method: 'POST', url, payload, headers: cookie });
    expect(Object.keys(answer.json<object>())).toEqual(['accessToken', 'refreshToken', 'expiresIn']);
  });

  it('distinguishes GraphQL operations by name', async () => {
    await stage({ call: 'graphql DashboardOffers', status: 502 });
    expect((await ask('Other')).statusCode).toBe(200);
    expect((await ask('DashboardOffers')).statusCode).toBe(502);
    expect((await ask('DashboardOffers')).statusCode).toBe(200);
  });

  it('fails files too', async () => {
    await stage({ call: 'GET /assets/main-a1b2c3.js', status: 404 });
    const url = '/assets/main-a1b2c3.js';
    expect((await api.call({ url, headers: cookie })).statusCode).toBe(404);
    expect((await api.call({ url, headers: cookie })).statusCode).toBe(200);
  });

  it('is cleared by scope', async () => {
    await stage({ call: 'GET /healthz', status: 500 });
    await stage({ call: 'GET /healthz', status: 500, scope: 'two' });
    await api.call({ method: 'DELETE', url: '/__faults?scope=one' });
    expect((await health(cookie)).statusCode).toBe(200);
    expect((await health({ cookie: 'fault-scope=two' })).statusCode).toBe(500);
  });

  it('ends delays when it is cleared, only in that scope', async () => {
    await stage({ call: 'GET /healthz', delayMs: 30_000, status: 500 });
    await stage({ call: 'GET /healthz', delayMs: 300, scope: 'two' });
    const start = performance.now();
    const other = health({ cookie: 'fault-scope=two' });
    const answer = health(cookie);
    await api.call({ url: '/healthz' });
    await api.call({ method: 'DELETE', url: '/__faults?scope=one' });
    expect((await answer).statusCode).toBe(500);
    await other;
    const waited = performance.now() - start;
    expect(waited).toBeGreaterThanOrEqual(295);
    expect(waited).toBeLessThan(20_000);
  });

  it.each([
    ['no scope', { call: 'GET /x', times: 1 }],
    ['no call', { scope: 'one', times: 1 }],
    ['a call without method', { call: '/x', scope: 'one', times: 1 }],
    ['no times', { call: 'GET /x', scope: 'one' }],
    ['an impossible status', { call: 'GET /x', scope: 'one', times: 1, status: 99 }],
  ])('refuses %s', async (_what, payload) => {
    expect((await api.call({ method: 'POST', url: '/__faults', payload })).statusCode).toBe(400);
  });

  it('answers 404 to other machines', async () => {
    const remote = { remoteAddress: '10.0.0.7' };
    const payload = { call: 'GET /healthz', status: 500, times: 1, scope: 'one' };
    const staged = await api.call({ method: 'POST', url: '/__faults', payload, ...remote });
    const cleared = await api.call({ method: 'DELETE', url: '/__faults', ...remote });
    expect([staged.statusCode, cleared.statusCode]).toEqual([404, 404]);
  });
});
