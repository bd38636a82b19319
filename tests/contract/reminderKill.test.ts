import { setTimeout as delay } from 'node:timers/promises';
import { count, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDayAndHour, marketplaceTimeZone } from '#domain/days.ts';
import {
  certificateRecipients,
  certificateReminders,
  certificates,
} from '#server/modules/certificates/certificateTables.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { addCustomerWith } from './support/companies.ts';
import { sharePostgres } from './support/databases.ts';
import { install, type Installation } from './support/installation.ts';
import { addPerson } from './support/person.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import type { Started } from './support/started.ts';

/** Only the long run: another suite kills a server in the short run. */
const isRun = process.env['FULL'] === '1' && hasPostgres;
const due = 1_000;
/** Kills while reminders are settled, a hundred at a time. */
const roundKills = 6;
/** Kills while mails are sent. */
const kills = 12;

/** Recipients of the reminders of every certificate. */
const addresses = ['one@reminded.test', 'two@reminded.test'];
const isReminder = sql`${jobs.job} ->> 'kind' = 'certificateMail'`;
const isRound = sql`${jobs.job} ->> 'kind' = 'certificateReminders'`;

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(10);
}

async function kill(server: Started) {
  server.kill('SIGKILL');
  await server.ended;
}

describe.runIf(isRun)(`reminders of ${due} certificates from two servers that get killed`, () => {
  let installation: Installation;
  let shared: Awaited<ReturnType<typeof sharePostgres>>;
  let database: OpenDatabase;

  beforeAll(async () => {
    [installation, shared] = await Promise.all([install(), sharePostgres()]);
    database = await shared.open();
    await addDueCertificates();
  });
  afterAll(async () => {
    await installation.remove();
    await database.close();
    await shared.remove();
  });

  /** Adds certificates, each with one due reminder and two missed ones. */
  async function addDueCertificates() {
    const { db } = database;
    await db.delete(certificates);
    const customerId = await addCustomerWith(db, [1]);
    const soon = addDays(toDayAndHour(marketplaceTimeZone, new Date()).day, 3);
    const rows = Array.from({ length: due }, (_, index) => ({
      customerId,
      type: 'OTHER' as const,
      holder: `Holder ${index}.`,
      issuer: 'Issuer',
      expiresOn: soon,
      remindDays: [30 as const, 14 as const, 7 as const],
    }));
    const added = await db.insert(certificates).values(rows).returning({ id: certificates.id });
    for (const email of addresses) {
      const { id: userId } = await addPerson(db, { email, customerId, passwordHash: null });
      await db
        .insert(certificateRecipients)
        .values(added.map(({ id: certificateId }) => ({ certificateId, userId })));
    }
  }

  const start = () => installation.start({ DATABASE_URL: shared.url });

  async function countSettled(): Promise<number> {
    const [row] = await database.db
      .select({ rows: count() })
      .from(certificateReminders)
      .where(eq(certificateReminders.told, true));
    return row?.rows ?? 0;
  }

  const readMails = () =>
    database.db
      .select({ to: outbox.toAddress, text: outbox.text })
      .from(outbox)
      .where(like(outbox.toAddress, '%@reminded.test'));

  const waiting = (which: typeof isRound) => database.db.select().from(jobs).where(which);

  it('are mailed exactly once to each recipient, whenever a server is killed', async () => {
    // Kills in the middle of a round, when some certificates are settled and others are not.
    const settledAtKill: number[] = [];
    for (let round = 0; round < roundKills; round += 1) {
      const server = start();
      await until(async () => (await countSettled()) > (settledAtKill.at(-1) ?? 0));
      await delay(Math.random() * 20);
      await kill(server);
      settledAtKill.push(await countSettled());
    }
    expect(settledAtKill.at(-1)).toBeLessThan(due);

    // Kills in the middle of the mails, while the other server goes on.
    const servers = [start(), start()];
    await Promise.all(servers.map(({ ready }) => ready));
    const perKill = (due * addresses.length) / (kills + 2);
    const progress = [];
    for (let round = 0; round < kills; round += 1) {
      await until(async () => (await readMails()).length > perKill * (round + 1));
      await delay(Math.random() * 40);
      progress.push((await readMails()).length);
      const victim = servers[round % 2];
      if (victim) await kill(victim);
      servers[round % 2] = start();
    }
    expect(Math.max(...progress)).toBeLessThan(due * addresses.length);
    await until(async () => (await countSettled()) === due && (await waiting(isReminder)).length === 0);

    // Another round finds nothing left to do.
    const isOver = async () => (await waiting(sql`${isRound} and ${jobs.dueAt} > now()`)).length === 1;
    await until(isOver);
    await database.db
      .update(jobs)
      .set({ dueAt: sql`now()` })
      .where(isRound);
    await until(isOver);
    expect(await waiting(isReminder)).toEqual([]);

    const delivered = (await readMails()).map(({ to, text }) => `${to} ${/Holder \d+\./.exec(text)?.[0]}`);
    const each = addresses.flatMap((to) =>
      Array.from({ length: due }, (_, index) => `${to} Holder ${index}.`),
    );
    expect(delivered.toSorted()).toEqual(each.toSorted());
    const rows = await database.db.select({ rows: count() }).from(certificateReminders);
    expect(rows).toEqual([{ rows: 3 * due }]);
    console.log('Killed after', settledAtKill, `of ${due} certificates, and after`, progress, 'mails');
    for (const server of servers) {
      // The last server may still be starting.
      await server.ready;
      server.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    }
  }, 600_000);
});
