import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import { users } from '#server/platform/db/schema.ts';
import { freePort } from './support/freePort.ts';
import { browseAnHourOff } from './support/clockOff.ts';
import { startMailServer, type MailServer } from './support/mailServer.ts';
import { openMigrated } from './support/migrated.ts';
import { hasPooler, startPooler, type Pooler } from './support/pooler.ts';
import { hasPostgres, startPostgres, type PostgresCluster } from './support/postgresCluster.ts';
import { hasProxy, startProxy, type Proxy } from './support/proxy.ts';
import { startBuilt, type Started } from './support/started.ts';
import { createTally, createVirtualUsers, type Tally } from './support/virtualUsers.ts';

const callers = 3;
/** Seconds of load before and after a fault. */
const around = 5;

type Fault = (tally: Tally) => Promise<void>;

const runs = process.env['FULL'] === '1' && hasPostgres && hasPooler && hasProxy;

describe.runIf(runs)('two instances behind a proxy and a pooler, under load', () => {
  let cluster: PostgresCluster;
  let pooler: Pooler;
  let proxy: Proxy;
  let mailServer: MailServer;
  let database: OpenDatabase;
  let ports: readonly number[];
  const instances = new Map<number, Started>();
  const tallies = new Map<string, Tally>();

  beforeAll(async () => {
    [cluster, mailServer] = await Promise.all([startPostgres(), startMailServer()]);
    pooler = await startPooler(cluster.url, ['postgres']);
    ports = [await freePort(), await freePort()];
    database = await openMigrated(cluster.url);
    for (const port of ports) await startInstance(port);
    proxy = await startProxy(ports);
    while ((await statusOf('/readyz')) !== 200) await delay(100);
  });
  afterAll(async () => {
    for (const port of ports) await end(port, 'SIGKILL');
    await proxy.stop();
    await pooler.stop();
    await database.close();
    await cluster.remove();
    await mailServer.close();
  });

  const statusOf = async (path: string) =>
    fetch(proxy.address + path).then(
      ({ status }) => status,
      () => 0,
    );

  async function startInstance(port: number): Promise<void> {
    const instance = startBuilt({
      PORT: String(port),
      DATABASE_URL: pooler.url,
      SMTP_URL: mailServer.url,
      TRUST_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '4',
      MAIL_REQUESTS_PER_ADDRESS: '1000000',
      PRODUCT_REQUESTS_PER_DAY: '1000000',
    });
    instances.set(port, instance);
    await instance.ready;
  }

  async function end(port: number, signal: NodeJS.Signals): Promise<void> {
    const instance = instances.get(port);
    instance?.kill(signal);
    await instance?.ended;
  }

  /** Causes a fault under load, and returns what the virtual users met. */
  async function meet(name: string, fault: Fault): Promise<Tally> {
    const tally = createTally();
    tallies.set(name, tally);
    const ending = new AbortController();
    const { act } = createVirtualUsers(proxy.address, tally, ending.signal);
    const acting = Promise.all(Array.from({ length: callers }, act));
    try {
      await delay(1_000 * around);
      await fault(tally);
      await delay(1_000 * around);
      const before = tally.failed;
      await delay(1_000 * around);
      expect(tally.failed, 'the product recovers without a manual step').toBe(before);
    } finally {
      ending.abort();
      await acting;
    }
    return tally;
  }

  /** Returns how many of the acknowledged writes are missing. */
  async function countLost({ invited, requested, reviewed }: Tally): Promise<number> {
    const { db } = database;
    const people = new Set((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
    const ids = await db.select({ id: productRequests.id }).from(productRequests);
    const requests = new Set(ids.map(({ id }) => id));
    const entries = await db
      .select({ id: auditEntries.entityId })
      .from(auditEntries)
      .where(sql`action = 'productRequest.startReview'`);
    const reviews = new Set(entries.map(({ id }) => Number(id)));
    return (
      invited.filter((email) => !people.has(email)).length +
      requested.filter((id) => !requests.has(id)).length +
      reviewed.filter((id) => !reviews.has(id)).length
    );
  }

  /** Counts the acknowledged invitations whose mail never arrived, and those whose mail arrived more than once. */
  function countMails({ invited }: Tally): { readonly lost: number; readonly twice: number } {
    const recipients = mailServer.accepted.flatMap(({ to }) => to);
    const times = invited.map((email) => recipients.filter((each) => each === email).length);
    return {
      lost: times.filter((each) => each === 0).length,
      twice: times.filter((each) => each > 1).length,
    };
  }

  const faults: [string, Fault][] = [
    [
      'rolling restart',
      async () => {
        for (const port of ports) {
          await end(port, 'SIGTERM');
          await startInstance(port);
          // The proxy needs two checks to see the new one.
          await delay(5_000);
        }
      },
    ],
    [
      'kill -9 of one instance',
      async () => {
        const [port = 0] = ports;
        await end(port, 'SIGKILL');
        await delay(3_000);
        await startInstance(port);
      },
    ],
    ['PostgreSQL restarted', () => cluster.restart()],
    [
      'PostgreSQL away for 30 s',
      async () => {
        await cluster.stop();
        await delay(30_000);
        await cluster.start();
      },
    ],
    ['pooler restarted', () => pooler.restart()],
    [
      'mail server away for 60 s',
      async () => {
        mailServer.behavior = 'never replies';
        await delay(60_000);
        mailServer.behavior = 'accepts';
      },
    ],
    ['clocks of browsers an hour off', (tally) => browseAnHourOff(proxy.address, tally)],
  ];

  it.each(faults)(
    '%s',
    async (name, fault) => {
      const tally = await meet(name, fault);
      expect(tally.signedOut).toBe(0);
      expect(tally.invited.length).toBeGreaterThan(0);
      expect(await countLost(tally)).toBe(0);
    },
    180_000,
  );

  it('fails no answer during the rolling restart', () => {
    expect(tallies.get('rolling restart')?.failed).toBe(0);
  });

  it('loses no mail, and sends none twice', async () => {
    const unsent = () => [...tallies.values()].reduce((sum, tally) => sum + countMails(tally).lost, 0);
    await expect.poll(unsent, { timeout: 300_000, interval: 1_000 }).toBe(0);
    const rows = await Promise.all(
      [...tallies].map(async ([fault, tally]) => {
        const { lost, twice } = countMails(tally);
        const { answers, retried, failed, signedOut, invited, requested, reviewed } = tally;
        return {
          fault,
          answers,
          retried,
          failed,
          writes: invited.length + requested.length + reviewed.length,
          lost: await countLost(tally),
          'mails lost': lost,
          'mails twice': twice,
          'signed out': signedOut,
        };
      }),
    );
    console.table(rows);
    for (const row of rows) expect(row).toMatchObject({ lost: 0, 'mails lost': 0, 'mails twice': 0 });
  }, 330_000);
});
