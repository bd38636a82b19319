import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Api } from './support/api.ts';
import { openDatabase, sharePostgres } from './support/databases.ts';
import { install, type Installation } from './support/installation.ts';
import { hasPostgres } from './support/postgresCluster.ts';

async function send(agent: Agent, address: string): Promise<IncomingMessage> {
  const [answer] = (await once(request(address, { agent }).end(), 'response')) as [IncomingMessage];
  return answer;
}

describe('a server that shuts down', () => {
  let api: Api;
  let origin: string;

  beforeAll(async () => {
    api = await openApi(await openDatabase());
    origin = await api.listen();
  });

  it('is not ready, but alive, and answers calls', async () => {
    expect((await api.call({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
    api.drain();
    const probe = await api.call({ url: '/readyz' });
    expect(probe.statusCode).toBe(503);
    expect(probe.json()).toEqual({
      error: {
        code: 'SERVICE_UNAVAILABLE',
        message: 'The server is shutting down',
        details: { retryAfter: 1 },
      },
    });
    expect(probe.headers['x-request-id']).toBeDefined();
    expect((await api.call({ url: '/livez' })).json()).toEqual({ status: 'ok' });
    expect((await api.call({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  });

  it('finishes a call that is under way, and then ends its connection', async () => {
    // The server cannot answer a call whose body is incomplete.
    const call = request(`${origin}/api/app/anonymous/login`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json' },
    });
    call.write('{');
    await delay(200);
    const closed = api.close();
    await delay(200);
    call.end('}');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.connection).toBe('close');
    expect(await text(answer)).toContain('VALIDATION_FAILED');
    expect(await Promise.race([closed.then(() => 'closed'), delay(2_000, 'waits')])).toBe('closed');
    await expect(send(new Agent(), `${origin}/livez`)).rejects.toThrow('ECONNREFUSED');
  });
});

describe.skipIf(!hasPostgres)('a process that gets SIGTERM', () => {
  let installation: Installation;
  let database: Awaited<ReturnType<typeof sharePostgres>>;

  beforeAll(async () => {
    [installation, database] = await Promise.all([install(), sharePostgres()]);
  });
  afterAll(async () => {
    await installation.remove();
    await database.remove();
  });

  it('serves without being ready for DRAIN_SECONDS, then ends', async () => {
    const server = installation.start({ DATABASE_URL: database.url, DRAIN_SECONDS: '2' });
    const address = await server.ready;
    const agent = new Agent({ keepAlive: true });
    const statusOf = async (path: string) => {
      const answer = await send(agent, `${address}${path}`);
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode;
    };
    expect(await statusOf('/readyz')).toBe(200);
    server.kill('SIGTERM');
    while ((await statusOf('/readyz')) === 200) await delay(50);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/app/config')).not.toBe(503);
    expect(await statusOf('/')).toBe(200);
    expect(await server.ended).toBe(0);
  });
});
