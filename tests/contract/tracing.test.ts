import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { startCollector, type CollectedSpan, type Collector } from './support/collector.ts';
import { sharePostgres } from './support/databases.ts';
import { freePort } from './support/freePort.ts';
import { install, type Installation } from './support/installation.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import type { Started } from './support/started.ts';

const email = 'owner@lintel.test';

/** A route that answers without a statement. */
const refused = '/api/app/user-query/user-info';
/** A query with one statement, which needs no token. */
const resetLink = `{ passwordResetLink(token: "${'x'.repeat(43)}") { __typename } }`;

const createTraceId = () => randomBytes(16).toString('hex');
const parent = '00f067aa0ba902b7';
const traceparent = (traceId: string, flags = '01') => `00-${traceId}-${parent}-${flags}`;

describe.skipIf(!hasPostgres)('the traces of a running product', () => {
  let database: Awaited<ReturnType<typeof sharePostgres>>;
  let installation: Installation;
  let collector: Collector;
  let server: Started;
  let address: string;

  beforeAll(async () => {
    [database, installation, collector] = await Promise.all([sharePostgres(), install(), startCollector()]);
    server = start({ OTEL_BSP_SCHEDULE_DELAY: '100', LOG_LEVEL: 'info' });
    address = await server.ready;
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await server.ended;
    await installation.remove();
    collector.close();
    await database.remove();
  });

  function start(environment: NodeJS.ProcessEnv): Started {
    const OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint;
    return installation.start({ DATABASE_URL: database.url, OTEL_EXPORTER_OTLP_ENDPOINT, ...environment });
  }

  /** Waits until the spans of a trace, its request included, are collected. */
  function collect(traceId: string): Promise<CollectedSpan[]> {
    return vi.waitFor(() => {
      const found = collector.spans.filter((span) => span.traceId === traceId);
      expect(found.some(({ parentSpanId }) => parentSpanId === parent)).toBe(true);
      return found;
    }, 10_000);
  }

  const send = (path: string, traceId: string, body?: object) =>
    fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { traceparent: traceparent(traceId), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const logIn = (traceId: string, password = samplePassword) =>
    send('/api/app/anonymous/login', traceId, { email, password, remember: false });

  it('have a span of each request in the trace of the caller, with the reference of the response', async () => {
    const traceId = createTraceId();
    const answer = await send(`${refused}?token=secret`, traceId);
    const spans = await collect(traceId);
    expect(spans).toHaveLength(1);
    expect(spans[0]).toMatchObject({ name: `GET ${refused}`, parentSpanId: parent, status: { code: 0 } });
    expect(spans[0]?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': refused,
      'http.response.status_code': 401,
      'request.id': answer.headers.get('x-request-id'),
    });
    expect(collector.resource()['service.name']).toBe('lintel-marketplace');
  });

  it('begin with a request whose caller sends no trace, or an invalid one', async () => {
    for (const headers of [{}, { traceparent: '00-1-2-3' }]) {
      const answer = await fetch(address + refused, { headers });
      const reference = answer.headers.get('x-request-id');
      await vi.waitFor(() => {
        const found = collector.spans.find(({ attributes }) => attributes['request.id'] === reference);
        expect(found?.traceId).toMatch(/^[\da-f]{32}$/);
        expect(found?.parentSpanId).toBeUndefined();
      }, 10_000);
    }
  });

  it('have each statement without its values, and their id is in the line of the log', async () => {
    const traceId = createTraceId();
    const answer = await logIn(traceId);
    const spans = await collect(traceId);
    const line = server
      .output()
      .split('\n')
      .find((each) => each.includes(traceId));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ reqId: answer.headers.get('x-request-id'), traceId });
    const request = spans.find(({ parentSpanId }) => parentSpanId === parent);
    const statements = spans.filter((span) => span !== request);
    expect(request?.name).toBe('POST /api/app/anonymous/login');
    expect(statements).toHaveLength(2);
    for (const { name, attributes, parentSpanId } of statements) {
      expect(parentSpanId).toBe(request?.spanId);
      expect(attributes['db.system.name']).toBe('postgresql');
      expect(attributes['db.operation.name']).toBe(name);
    }
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']));
    expect(texts).toContainEqual(expect.stringMatching(/^select .*\$1.* join "users"/s));
    expect(texts).toContainEqual(expect.stringMatching(/^with .* insert into "sessions"/s));
    expect(JSON.stringify(spans)).not.toMatch(/owner@|Build-up/);
  });

  it('keep the statements of concurrent requests apart, also while they wait for a connection', async () => {
    const ids = Array.from({ length: 30 }, createTraceId);
    await Promise.all(ids.map((traceId) => send('/graphql', traceId, { query: resetLink })));
    for (const traceId of ids) {
      const names = (await collect(traceId)).map(({ name }) => name);
      expect(names.toSorted()).toEqual(['POST /graphql', 'SELECT']);
    }
  });

  it('name the operation of a GraphQL request, and mark an error that its status hides', async () => {
    const traceId = createTraceId();
    const { db, close } = await database.open();
    await db.execute(sql`alter table links rename to moved_links`);
    const answer = await send('/graphql', traceId, {
      query: `query PasswordResetLink ${resetLink}`,
    });
    await db.execute(sql`alter table moved_links rename to links`);
    await close();
    expect(answer.status).toBe(200);
    const spans = await collect(traceId);
    const request = spans.find(({ parentSpanId }) => parentSpanId === parent);
    expect(request).toMatchObject({
      name: 'POST /graphql',
      attributes: { 'graphql.operation.name': 'PasswordResetLink', 'error.type': 'INTERNAL_ERROR' },
      status: { code: 2 },
    });
    const statement = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statement).toMatchObject({
      name: 'SELECT',
      attributes: { 'error.type': '42P01' },
      status: { code: 2 },
    });
    expect(statement?.status).toEqual({ code: 2 });
  });

  it('have each job with its statements, and nothing of the polls of the queue', async () => {
    const traceId = createTraceId();
    await send('/graphql', traceId, {
      query: `mutation { requestPasswordReset(email: "${email}") { accepted } }`,
    });
    const job = await vi.waitFor(() => {
      const found = collector.spans.find(({ name }) => name === 'job passwordResetRequest');
      expect(found).toBeDefined();
      return found;
    }, 10_000);
    expect(job?.attributes).toEqual({ 'job.kind': 'passwordResetRequest', 'job.attempt': 1 });
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(statements.length).toBeGreaterThan(2);
    const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.filter(({ name }) => !/^(?:GET|POST|job) /.test(name))).toEqual([]);
  });

  it('leave out a request whose caller has decided so', async () => {
    const traceId = createTraceId();
    await fetch(address + refused, { headers: { traceparent: traceparent(traceId, '00') } });
    await collect(await logInTraced());
    expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  });

  async function logInTraced(): Promise<string> {
    const traceId = createTraceId();
    await logIn(traceId, 'wrong');
    return traceId;
  }

  it('are sent when the server ends', async () => {
    const ending = start({});
    const traceId = createTraceId();
    await fetch((await ending.ready) + refused, { headers: { traceparent: traceparent(traceId) } });
    ending.kill('SIGTERM');
    expect(await ending.ended).toBe(0);
    expect(await collect(traceId)).toHaveLength(1);
  });

  it('do not disturb the product if nobody collects them', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const lonely = start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '100' });
    expect((await fetch(`${await lonely.ready}/livez`)).status).toBe(200);
    lonely.kill('SIGTERM');
    expect(await lonely.ended).toBe(0);
  });
});
