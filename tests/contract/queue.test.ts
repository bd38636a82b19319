import { setTimeout as delay } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '#server/collect.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { claimJob, endJob, LeaseLost } from '#server/platform/jobs/claim.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { deliverToOutbox } from '#server/platform/mail/outbox.ts';
import { doNextJob } from '#server/platform/worker/doJob.ts';
import { startWorker, defaultTimings } from '#server/platform/worker/worker.ts';
import { everyDatabaseKind, sharePostgres } from './support/databases.ts';
import { openMigrated } from './support/migrated.ts';
import { addPerson } from './support/person.ts';
import { hasPostgres, startPostgres } from './support/postgresCluster.ts';
import { emptyQueue, mayFail, toolsFor, workThrough } from './support/work.ts';

const signal = new AbortController().signal;

/** Timings of a worker, in milliseconds: those of the product in the long run, shorter ones otherwise. */
const timings =
  process.env['FULL'] === '1'
    ? defaultTimings
    : { pollInterval: 100, outageInterval: 500, shutdownTimeout: 400 };

async function countOutbox({ db }: OpenDatabase): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(outbox);
  return row?.rows ?? -1;
}

async function addJob({ db }: OpenDatabase): Promise<void> {
  const { id: userId } = await addPerson(db, { passwordHash: null });
  await enqueueMail(db, { kind: 'passwordChangedMail', userId });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20);
}

describe.each(everyDatabaseKind)('the queue on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => emptyQueue(database.db));

  it.each(Object.keys(rounds))('contains one %s job, however often the product starts', async (kind) => {
    for (let start = 0; start < 3; start += 1) await enqueueRound(database.db, kind);
    expect(await database.db.select({ job: jobs.job }).from(jobs)).toEqual([{ job: { kind } }]);
  });

  it('deletes a recurring job of an unknown kind', async () => {
    await enqueueRound(database.db, 'formerNews');
    const lines: string[] = [];
    await workThrough(toolsFor(database.db, { warn: (_details, line) => lines.push(line) }));
    expect(lines).toEqual(['no such job']);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  it('gives a job to one worker, and to another one after its lease', async () => {
    await addJob(database);
    const first = await claimJob(database.db);
    expect(Number(first?.claimedUntil) - Date.now()).toBeGreaterThan(25_000);
    expect(await claimJob(database.db)).toBeNull();
    await database.db.update(jobs).set({ claimedUntil: new Date(Date.now() - 1_000) });
    expect(await claimJob(database.db)).toMatchObject({ id: first?.id, job: first?.job });
  });

  it('rolls back a mail to the outbox when the lease of its job is over', async () => {
    await addJob(database);
    const late = doNextJob(
      toolsFor(database.db, {
        ...mayFail,
        deliver: async (db, mail, options) => {
          await database.db.update(jobs).set({ claimedUntil: new Date(Date.now() - 1_000) });
          await workThrough(toolsFor(database.db));
          await deliverToOutbox(db, mail, options);
        },
      }),
      signal,
    );
    expect(await late).toBe(true);
    expect(await countOutbox(database)).toBe(1);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  it('refuses to end a job that another worker has taken over', async () => {
    await addJob(database);
    const first = await claimJob(database.db);
    await database.db.update(jobs).set({ claimedUntil: new Date(Date.now() - 1_000) });
    // Claims differ by the millisecond; in the product they are a lease apart.
    await delay(2);
    const second = await claimJob(database.db);
    await expect(first && endJob(database.db, first)).rejects.toThrow(LeaseLost);
    await (second && endJob(database.db, second));
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  it('finishes the running job when the worker closes, and leaves the next one', async () => {
    const worker = startWorker(
      toolsFor(database.db, {
        deliver: async (...parts) => {
          await delay(300);
          await deliverToOutbox(...parts);
        },
      }),
    );
    await delay(100);
    await addJob(database);
    await until(async () => (await database.db.select().from(jobs)).some((job) => job.claimedUntil));
    await addJob(database);
    await worker.close();
    expect(await countOutbox(database)).toBe(1);
    expect(await database.db.select().from(jobs)).toMatchObject([{ claimedUntil: null, attempts: 0 }]);
  });

  it('aborts a job that outlasts the shutdown timeout, and leaves it to a later worker', async () => {
    await addJob(database);
    const worker = startWorker(
      toolsFor(database.db, {
        ...mayFail,
        deliver: (_db, _mail, options) => delay(60_000, undefined, { signal: options.signal }),
      }),
      timings,
    );
    await until(async () => (await database.db.select().from(jobs)).some((job) => job.claimedUntil));
    const began = performance.now();
    await worker.close();
    expect(performance.now() - began).toBeLessThan(timings.shutdownTimeout + 1_000);
    expect(await database.db.select().from(jobs)).toMatchObject([{ claimedUntil: null, attempts: 1 }]);
  });
});

describe.skipIf(!hasPostgres)('a queue that several instances share', () => {
  it('has each job done once, and one mail sent for many equal jobs', async () => {
    const shared = await sharePostgres();
    const [one, two] = [await shared.open(), await shared.open()];
    await emptyQueue(one.db);
    for (let index = 0; index < 40; index += 1) await addJob(one);
    const person = await addPerson(one.db, { emailVerified: false, passwordHash: null });
    for (let index = 0; index < 50; index += 1) {
      await enqueueMail(one.db, { kind: 'verificationRequest', email: person.email });
    }
    const workers = [one, one, two, two].map(({ db }) => workThrough(toolsFor(db)));
    await Promise.all(workers);
    expect(await countOutbox(one)).toBe(41);
    expect(await one.db.select({ job: jobs.job }).from(jobs)).toEqual([
      { job: { kind: 'verificationMail', userId: person.id, stage: 'sent' } },
    ]);
    await Promise.all([one.close(), two.close()]);
    await shared.remove();
  });

  it('skips a job that another transaction is claiming', async () => {
    const shared = await sharePostgres();
    const database = await shared.open();
    await emptyQueue(database.db);
    await addJob(database);
    await addJob(database);
    const [first, second] = await database.db.select({ id: jobs.id }).from(jobs).orderBy(jobs.id);
    const claim = await database.db.transaction(async (transaction) => {
      await transaction.select().from(jobs).limit(1).orderBy(jobs.id).for('update');
      return Promise.race([claimJob(database.db), delay(3_000, null)]);
    });
    expect(claim?.id).toBe(second?.id);
    expect((await claimJob(database.db))?.id).toBe(first?.id);
    await database.close();
    await shared.remove();
  });

  it('resumes after an outage of the database, and logs it once', async () => {
    const cluster = await startPostgres();
    const database = await openMigrated(cluster.url, false);
    const lines: string[] = [];
    const tools = toolsFor(database.db, { warn: (_details, line) => lines.push(line) });
    const worker = startWorker(tools, timings);
    await cluster.stop();
    await until(async () => Promise.resolve(lines.length > 0));
    // Long enough for a second attempt.
    await delay(timings.outageInterval + 600);
    expect(lines).toEqual(['jobs cannot be read']);
    await cluster.start();
    const returned = performance.now();
    await addJob(database);
    await until(async () => (await countOutbox(database)) === 1);
    // Other workers have this long to record what they did during the outage.
    expect(performance.now() - returned).toBeGreaterThan(timings.outageInterval - 50);
    await worker.close();
    await database.close();
    await cluster.remove();
  });
});
