import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { sharePostgres } from './support/databases.ts';
import { freePort } from './support/freePort.ts';
import { runOf } from './support/funnels.ts';
import { install, type Installation } from './support/installation.ts';
import { startMailServer, type MailServer } from './support/mailServer.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import { metricNamesOf, parseSeries } from './support/prometheus.ts';
import type { Started } from './support/started.ts';

const email = 'owner@lintel.test';

/** A query with one statement, which needs no token. */
const resetLink = `{ passwordResetLink(token: "${'x'.repeat(43)}") { __typename } }`;

describe.skipIf(!hasPostgres)('the metrics of a running product', () => {
  let database: Awaited<ReturnType<typeof sharePostgres>>;
  let installation: Installation;
  let mailServer: MailServer;
  let server: Started;
  let address: string;
  let metricsPort: number;

  beforeAll(async () => {
    [database, installation, mailServer] = await Promise.all([sharePostgres(), install(), startMailServer()]);
    metricsPort = await freePort();
    server = installation.start({
      DATABASE_URL: database.url,
      METRICS_PORT: String(metricsPort),
      SMTP_URL: mailServer.url,
    });
    address = await server.ready;
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await server.ended;
    await installation.remove();
    await Promise.all([mailServer.close(), database.remove()]);
  });

  async function scrape() {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    return parseSeries(await answer.text());
  }

  /** Sums the values of the series with this name and these labels; null without one. */
  async function read(name: string, wanted: Readonly<Record<string, string>> = {}): Promise<number | null> {
    const found = (await scrape()).filter(
      (series) =>
        series.name === name &&
        Object.entries(wanted).every(([label, value]) => series.labels[label] === value),
    );
    return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
  }

  /** Does work, waits until a counter has risen, and returns by how much. */
  async function riseOf(
    name: string,
    labels: Readonly<Record<string, string>>,
    work: () => Promise<unknown>,
  ): Promise<number> {
    const before = (await read(name, labels)) ?? 0;
    await work();
    return vi.waitFor(async () => {
      const rise = ((await read(name, labels)) ?? 0) - before;
      if (rise === 0) throw new Error(`${name} has not risen`);
      return rise;
    }, 10_000);
  }

  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const logIn = (password: string) => post('/api/app/anonymous/login', { email, password, remember: false });
  const requestReset = () =>
    post('/graphql', { query: `mutation { requestPasswordReset(email: "${email}") { accepted } }` });

  const requests = 'http_server_request_duration_count';

  it('are at /metrics of their own port alone', async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/livez`)).status).toBe(404);
  });

  it('count requests by method, pattern of the route, and status', async () => {
    const get = { http_request_method: 'GET' };
    const ok = { ...get, http_response_status_code: '200' };
    expect(await riseOf(requests, { ...ok, http_route: '/*' }, () => fetch(`${address}/login`))).toBe(1);
    const missing = { ...get, http_route: '/*', http_response_status_code: '404' };
    expect(await riseOf(requests, missing, () => fetch(`${address}/api/${randomUUID()}`))).toBe(1);
    const unread = { http_request_method: 'POST', http_response_status_code: '400' };
    expect(await riseOf(requests, unread, () => post('/api/app/anonymous/login', {}))).toBe(1);
    expect((await scrape()).filter(({ labels }) => labels['le'] === '0.005').length).toBeGreaterThan(2);
  });

  it('count a request whose caller leaves', async () => {
    const aborted = { http_request_method: 'POST', error_type: 'aborted' };
    const { db, close } = await database.open();
    const leave = () =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`lock table links in access exclusive mode`);
        const leaving = new AbortController();
        const answer = fetch(`${address}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: resetLink }),
          signal: leaving.signal,
        }).catch(() => null);
        await vi.waitFor(async () => {
          const { rows } = (await transaction.execute(
            sql`select from pg_locks where not granted and relation = 'links'::regclass`,
          )) as { rows: readonly unknown[] };
          if (rows.length === 0) throw new Error('The server has not begun to answer');
        }, 10_000);
        leaving.abort();
        await answer;
        // The server must notice that before the lock lets it answer.
        await delay(500);
      });
    expect(await riseOf(requests, aborted, leave)).toBe(1);
    await close();
  });

  it('name the operation of a GraphQL request if it is the product’s own', async () => {
    const own = { http_route: '/graphql', graphql_operation_name: 'Faq' };
    expect(
      await riseOf(requests, own, () => post('/graphql', { query: 'query Faq { faq { __typename } }' })),
    ).toBe(1);
    const name = `Foreign${randomUUID().replaceAll('-', '')}`;
    expect(
      await riseOf(requests, { http_route: '/graphql' }, () =>
        post('/graphql', { query: `query ${name} { faq { __typename } }` }),
      ),
    ).toBe(1);
    expect((await scrape()).flatMap(({ labels }) => Object.values(labels))).not.toContain(name);
  });

  it('count log-ins by outcome', async () => {
    const name = 'marketplace_log_ins_total';
    const password = { method: 'password' };
    expect(await read(name, { method: 'sso', outcome: 'succeeded' })).toBe(0);
    expect(await riseOf(name, { ...password, outcome: 'succeeded' }, () => logIn(samplePassword))).toBe(1);
    expect(await riseOf(name, { ...password, outcome: 'INVALID_CREDENTIALS' }, () => logIn('wrong'))).toBe(1);
    expect(
      await riseOf(name, { method: 'sso', outcome: 'SSO_INVALID' }, () =>
        post('/api/app/anonymous/sso-exchange', { code: 'c', state: 's' }),
      ),
    ).toBe(1);
  });

  it('count mails that were sent, and attempts that failed', async () => {
    const name = 'marketplace_mails_total';
    expect(await read(name, { outcome: 'failed' })).toBe(0);
    expect(await riseOf(name, { outcome: 'sent' }, requestReset)).toBe(1);
    mailServer.behavior = 'replies 451';
    const { db, close } = await database.open();
    await db.delete(jobs);
    expect(await riseOf(name, { outcome: 'failed' }, requestReset)).toBe(1);
    await close();
  });

  it('count recorded steps by funnel, each once', async () => {
    const steps = runOf(['opened', 'opening']);
    const send = () => post('/api/app/events', { events: [], steps });
    expect(
      await riseOf('marketplace_funnel_steps_total', { funnel: 'registration' }, async () => {
        await send();
        await send();
      }),
    ).toBe(1);
    expect(await read('marketplace_funnel_steps_total', { funnel: 'settings' })).toBe(0);
  });

  it('have the jobs by state, and the age of the oldest due job', async () => {
    const { db, close } = await database.open();
    await db.delete(jobs);
    expect(await read('marketplace_jobs_oldest_due_age')).toBe(0);
    const hour = 3_600_000;
    const later = new Date(Date.now() + hour);
    const job = { kind: 'verificationRequest', email };
    await db.insert(jobs).values([
      { job, dueAt: new Date(Date.now() - hour), claimedUntil: later },
      { job, dueAt: later },
      { job, dueAt: later },
      { job, abandonedAt: new Date() },
    ]);
    expect(await read('marketplace_jobs', { state: 'due' })).toBe(1);
    expect(await read('marketplace_jobs', { state: 'scheduled' })).toBe(2);
    expect(await read('marketplace_jobs', { state: 'abandoned' })).toBe(1);
    const age = await read('marketplace_jobs_oldest_due_age');
    expect(age).toBeGreaterThanOrEqual(3_600);
    expect(age).toBeLessThan(3_700);
    await db.delete(jobs);
    await close();
  });

  it('have the connections to PostgreSQL, and the event loop', async () => {
    const connections = 'db_client_connection_count';
    expect(await read(connections, { db_client_connection_state: 'idle' })).toBeGreaterThanOrEqual(0);
    expect(await read(connections)).toBeGreaterThanOrEqual(1);
    expect(await read('db_client_connection_pending_requests')).toBe(0);
    expect(await read('nodejs_eventloop_delay_p99')).toBeGreaterThanOrEqual(0);
    const utilization = await read('nodejs_eventloop_utilization');
    expect(utilization).toBeGreaterThan(0);
    expect(utilization).toBeLessThanOrEqual(1);
  });

  it('are answered while the database is stuck, without numbers of the queue', async () => {
    const { db, close } = await database.open();
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table jobs in access exclusive mode`);
      expect(await read('marketplace_jobs_oldest_due_age')).toBeNaN();
      expect(await read('nodejs_eventloop_utilization')).toBeGreaterThan(0);
    });
    await close();
  });

  it('contain no address of a person', async () => {
    const values = (await scrape()).flatMap(({ labels }) => Object.values(labels));
    expect(values.filter((value) => value.includes('@'))).toEqual([]);
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])('have every name in deploy/%s', async (file) => {
    const text = readFileSync(`deploy/${file}`, 'utf8');
    const queries = Array.from(text.matchAll(/^\s*"?expr"?: (.+?),?$/gm), ([, query = '']) =>
      query.startsWith('"') ? (JSON.parse(query) as string) : query,
    );
    expect(queries.length).toBeGreaterThan(6);
    const used = queries.map(metricNamesOf);
    expect(used.filter((names) => names.length === 0)).toEqual([]);
    const exposed = new Set((await scrape()).map(({ name }) => name));
    // Prometheus itself has this series for each target.
    exposed.add('up');
    expect(used.flat().filter((name) => !exposed.has(name))).toEqual([]);
  });

  it('stop a start whose METRICS_PORT is in use', async () => {
    const DATA_DIR = `${installation.folder}/second`;
    const second = installation.start({ DATA_DIR, METRICS_PORT: String(metricsPort) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Port ${metricsPort} is in use. Stop the program that uses it, or set METRICS_PORT to another number.\n`,
    );
  });
});
