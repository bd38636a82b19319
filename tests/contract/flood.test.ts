import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ssoLoginPath } from '#domain/singleSignOn.ts';
import { networkCounts } from '#server/platform/auth/attemptTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';

const isFull = process.env['FULL'] === '1';
/** Milliseconds that each flood lasts. */
const lasts = isFull ? 60_000 : 1_500;
/** Limits below the defaults: a busy machine has to reach them in that time, on the embedded database too. */
const limits = isFull ? { events: 5_000, logIns: 1_000 } : { events: 500, logIns: 20 };
const settings = {
  EVENTS_PER_ADDRESS: String(limits.events),
  SSO_LOG_INS_PER_ADDRESS: String(limits.logIns),
};
/** Megabytes of growth beyond the size of the rows: pages of tables and indexes are not full. */
const slack = 1.5;
/** Calls at the same time. */
const concurrency = 8;

/** Tables that the events, steps, and log-ins of visitors fill. */
const tables = ['analytics_events', 'funnel_runs', 'funnel_steps', 'sso_attempts', 'network_counts'];

const long = 'x'.repeat(390);
const at = '2026-11-20T10:00:00.000Z';
const largeEvent = {
  name: 'Call To Action',
  properties: { partnerId: 4, partner: long, place: 'card', category: long },
  context: { area: 'Marketplace', route: long },
  at,
};
const smallEvent = { ...largeEvent, name: 'Logout', properties: {} };

/** The first two steps of a new run. */
function steps() {
  const step = { chart: 'registration', run: randomBytes(16).toString('hex'), at };
  return [
    { ...step, number: 1, from: null, event: 'opened', to: 'opening' },
    { ...step, number: 2, from: 'opening', event: 'page.shown', to: 'filling.type.choosing' },
  ];
}

/** 50 second steps, each of an unknown run: each makes a row for the run, for the missing step, and for itself. */
const stepsOfUnknownRuns = () => ({
  steps: Array.from({ length: 50 }, () => steps()[1]),
});

/** A batch of 50 events, or of 35 large ones, which fit into 64 kB, with steps, 100 of which make 125 rows. */
const batch = (event: object) => ({
  events: Array.from({ length: event === largeEvent ? 35 : 50 }, () => event),
  steps: Array.from({ length: 25 }, steps).flat(),
});

describe.each(databaseKinds)('one network that floods $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), settings);
  });
  afterAll(() => api.close());

  const sendEvents = (body: object, remoteAddress: string) =>
    api.call({ method: 'POST', url: '/api/app/events', payload: body, remoteAddress });

  async function measure() {
    const filled = await api.db
      .select({
        rows: sql`(xpath('/row/count/text()', query_to_xml('select count(*) from ' || relname, false, true, '')))[1]::text`.mapWith(
          Number,
        ),
        bytes: sql`pg_total_relation_size(oid)`.mapWith(Number),
      })
      .from(sql`pg_class`)
      .where(sql`relname = any(string_to_array(${tables.join(',')}, ','))`);
    return {
      rows: filled.reduce((sum, { rows }) => sum + rows, 0),
      megabytes: filled.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
    };
  }

  /**
   * Sends from several callers for `lasts` ms, and until enough calls are refused: a slow machine takes longer to reach
   * the limit. Returns how often each status came back.
   */
  async function flood(send: () => Promise<{ readonly statusCode: number }>, enough = 0) {
    const answered = new Map<number, number>();
    const end = performance.now() + lasts;
    const caller = async () => {
      while (performance.now() < end || (answered.get(429) ?? 0) < enough) {
        const { statusCode } = await send();
        answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, caller));
    return answered;
  }

  it.each([
    ['many small events and steps', () => batch(smallEvent), 125, '2001:db8:1:1::1'],
    ['large events', () => batch(largeEvent), 125, '2001:db8:1:2::1'],
    ['steps of unknown runs', stepsOfUnknownRuns, 300, '2001:db8:1:3::1'],
  ])(
    'is refused before its %s fill the disk, and other networks are not',
    async (_what, body, rowsOfHundred, address) => {
      const before = await measure();
      const answered = await flood(() => sendEvents(body(), address), 11);
      const after = await measure();
      const grown = { rows: after.rows - before.rows, megabytes: after.megabytes - before.megabytes };
      // The batch that reaches the limit is accepted, and one row counts the network.
      expect(grown.rows).toBeLessThanOrEqual(((limits.events + 100) / 100) * rowsOfHundred + 1);
      expect(grown.megabytes).toBeLessThan((limits.events * 1_000) / 1e6 + slack);
      expect(answered.get(429)).toBeGreaterThan(10);
      expect(new Set(answered.keys())).toEqual(new Set([202, 429]));
      expect(api.log).toEqual([]);
      expect((await sendEvents(body(), '2001:db8:2::1')).statusCode).toBe(202);
    },
    lasts + 150_000,
  );

  it(
    'cannot begin an unlimited number of log-ins by single sign-on',
    async () => {
      const before = await measure();
      const answered = await flood(() =>
        api.call({ url: `${ssoLoginPath}?ReturnUrl=/faq?q=${'x'.repeat(2_000)}` }),
      );
      const after = await measure();
      expect([...answered.keys()]).toEqual([303]);
      expect(after.rows - before.rows).toBeLessThanOrEqual(limits.logIns + 1);
      expect(after.megabytes - before.megabytes).toBeLessThan((limits.logIns * 4_000) / 1e6 + slack);
    },
    lasts + 30_000,
  );

  it('gets 429 with Retry-After in its whole /64, and is accepted after that time', async () => {
    const [one, other, elsewhere] = ['2001:db8:3:1::1', '2001:db8:3:1::2', '2001:db8:3:2::1'] as const;
    const body = batch(smallEvent);
    await api.db.insert(networkCounts).values({
      calls: 'events',
      network: '2001:db8:3:1::/64',
      count: limits.events,
    });
    for (const address of [one, other]) {
      const refused = await sendEvents(body, address);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ error: { code: 'TOO_MANY_ATTEMPTS' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
    }
    expect((await sendEvents(body, elsewhere)).statusCode).toBe(202);
    await api.db.update(networkCounts).set({ since: sql`now() - interval '15 minutes'` });
    expect((await sendEvents(body, one)).statusCode).toBe(202);
  });

  it('is redirected from single sign-on to a page that says when to try again', async () => {
    await api.db
      .insert(networkCounts)
      .values({ calls: 'singleSignOn', network: '127.0.0.1', count: limits.logIns })
      .onConflictDoUpdate({
        target: [networkCounts.calls, networkCounts.network],
        set: { count: limits.logIns, since: sql`now()` },
      });
    const { headers } = await api.call({ url: ssoLoginPath });
    expect(headers.location).toMatch(
      /^\/lintelsso\/callback\?error=temporarily_unavailable&retry_after=(?:900|8\d\d)$/,
    );
  });
});
