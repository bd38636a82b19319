import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RemindDay } from '#domain/certificate.ts';
import { Role } from '#domain/role.ts';
import {
  certificateRecipients,
  certificateReminders,
  certificates,
} from '#server/modules/certificates/certificateTables.ts';
import { remindOfCertificates } from '#server/modules/certificates/remindOfCertificates.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { customers, type users } from '#server/platform/db/schema.ts';
import { claimJob, retryJob } from '#server/platform/jobs/claim.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { addCustomerWith } from './support/companies.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, toolsFor, workThrough } from './support/work.ts';

describe.each(everyDatabaseKind)('reminders of certificates on $name', ({ open }) => {
  let database: OpenDatabase;
  let customerId: number;
  let owner: typeof users.$inferSelect;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyQueue(database.db);
    await database.db.delete(certificates);
    customerId = await addCustomerWith(database.db, [1]);
    owner = await addPerson(database.db, { customerId, passwordHash: null });
  });

  async function add(changes: Partial<typeof certificates.$inferInsert> = {}): Promise<number> {
    const [row] = await database.db
      .insert(certificates)
      .values({
        customerId,
        type: 'INSURANCE',
        holder: 'Acme Builders',
        issuer: 'Insureon',
        expiresOn: '2026-12-31',
        remindDays: [30, 14, 7],
        ...changes,
      })
      .returning();
    if (!row) throw new Error('The certificate was not added');
    await database.db.insert(certificateRecipients).values({ certificateId: row.id, userId: owner.id });
    return row.id;
  }

  const runAt = (instant: string) => remindOfCertificates(database.db, sql`${instant}::timestamptz`);

  /** Ids of the people with a queued reminder, oldest first. */
  async function queuedRecipients(): Promise<unknown[]> {
    const rows = await database.db
      .select({ job: jobs.job })
      .from(jobs)
      .where(sql`${jobs.job} ->> 'kind' = 'certificateMail'`)
      .orderBy(asc(jobs.id));
    return rows.map(({ job }) => job['userId']);
  }

  /** The days that are settled, and whether people were told. */
  async function settled(id: number): Promise<readonly (readonly [number, boolean])[]> {
    const rows = await database.db
      .select()
      .from(certificateReminders)
      .where(eq(certificateReminders.certificateId, id))
      .orderBy(asc(certificateReminders.days));
    return rows.map(({ days, told }) => [days, told] as const);
  }

  it('go out once on each selected day, at 7 AM in the time zone of the company', async () => {
    await add();
    const told: [string, number][] = [];
    for (const day of ['11-30', '12-01', '12-02', '12-16', '12-17', '12-23', '12-24', '12-30', '12-31']) {
      // 06:59, 07:00 and 23:00 in Chicago.
      for (const time of ['12:59', '13:00', '29:00']) {
        const [hour = '', minute = ''] = time.split(':');
        const instant = new Date(`2026-${day}T00:${minute}:00Z`);
        instant.setUTCHours(Number(hour));
        await runAt(instant.toISOString());
        told.push([`${day} ${time}`, (await queuedRecipients()).length]);
      }
    }
    const changes = told.filter(([, count], index) => count !== (told[index - 1]?.[1] ?? 0));
    expect(changes).toEqual([
      ['12-01 13:00', 1],
      ['12-17 13:00', 2],
      ['12-24 13:00', 3],
    ]);
  });

  it.each([
    ['America/Chicago', '2026-03-09', '2026-03-08T11:59:00Z', '2026-03-08T12:00:00Z'],
    ['America/Chicago', '2026-03-10', '2026-03-09T11:59:00Z', '2026-03-09T12:00:00Z'],
    ['America/Chicago', '2026-11-02', '2026-11-01T12:59:00Z', '2026-11-01T13:00:00Z'],
    ['America/Chicago', '2026-11-03', '2026-11-02T12:59:00Z', '2026-11-02T13:00:00Z'],
    ['Pacific/Auckland', '2026-04-06', '2026-04-04T18:59:00Z', '2026-04-04T19:00:00Z'],
    ['Asia/Tokyo', '2026-11-02', '2026-10-31T21:59:00Z', '2026-10-31T22:00:00Z'],
  ])(
    'in %s, for the last day %s, go out the day before, not at %s but at %s',
    async (timeZone, expiresOn, early, right) => {
      await database.db.update(customers).set({ timeZone }).where(eq(customers.id, customerId));
      await add({ expiresOn, remindDays: [1] });
      await runAt(early);
      expect(await queuedRecipients()).toEqual([]);
      await runAt(right);
      expect(await queuedRecipients()).toEqual([owner.id]);
    },
  );

  it('that were missed are sent as one, for the nearest day', async () => {
    const id = await add();
    await runAt('2026-12-20T18:00:00Z');
    expect(await queuedRecipients()).toEqual([owner.id]);
    expect(await settled(id)).toEqual([
      [14, true],
      [30, false],
    ]);
  });

  it.each<[string, Partial<typeof certificates.$inferInsert>]>([
    ['are stopped', { remindersStoppedAt: new Date() }],
    ['are snoozed', { snoozedUntil: '2026-12-21' }],
    ['are not selected', { remindDays: [] as RemindDay[] }],
    ['belong to an archived certificate', { archivedAt: new Date() }],
  ])('that %s do not go out', async (_why, changes) => {
    const id = await add(changes);
    await runAt('2026-12-20T18:00:00Z');
    expect([await queuedRecipients(), await settled(id)]).toEqual([[], []]);
  });

  it('that were snoozed go out after the snooze', async () => {
    await add({ snoozedUntil: '2026-12-21' });
    await runAt('2026-12-21T12:59:00Z');
    expect(await queuedRecipients()).toEqual([]);
    await runAt('2026-12-21T13:00:00Z');
    expect(await queuedRecipients()).toEqual([owner.id]);
  });

  it('go to every chosen person who is active', async () => {
    const id = await add();
    const people = [
      await addPerson(database.db, { customerId, roleId: Role.User, passwordHash: null }),
      await addPerson(database.db, { customerId, status: 'deactivated', passwordHash: null }),
      await addPerson(database.db, { customerId, status: 'invited', passwordHash: null }),
    ];
    await database.db
      .insert(certificateRecipients)
      .values(people.map(({ id: userId }) => ({ certificateId: id, userId })));
    await runAt('2026-12-20T18:00:00Z');
    expect(new Set(await queuedRecipients())).toEqual(new Set([owner.id, people[0]?.id]));
    expect(await queuedRecipients()).toHaveLength(2);
  });

  it('go out once each under concurrent rounds', async () => {
    const ids = [];
    for (let index = 0; index < 150; index += 1) ids.push(await add({ holder: `Holder ${index}` }));
    await Promise.all(Array.from({ length: 8 }, () => runAt('2026-12-20T18:00:00Z')));
    await runAt('2026-12-20T18:00:00Z');
    expect(await queuedRecipients()).toHaveLength(ids.length);
    const rows = await database.db
      .select({ id: certificateReminders.certificateId })
      .from(certificateReminders)
      .where(and(eq(certificateReminders.told, true), eq(certificateReminders.days, 14)));
    expect(rows.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids);
  });

  it('have one round in the queue, which is due again after it ran', async () => {
    await add({ expiresOn: new Date().toISOString().slice(0, 10), remindDays: [30] });
    for (let start = 0; start < 3; start += 1) await enqueueRound(database.db, 'certificateReminders');
    await workThrough(toolsFor(database.db));
    const rounds = await database.db
      .select({ wait: sql<number>`extract(epoch from ${jobs.dueAt} - now())::int` })
      .from(jobs)
      .where(sql`${jobs.job} ->> 'kind' = 'certificateReminders'`);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.wait).toBeGreaterThan(600);
  });

  it('go on after a round fails that is more than a day old', async () => {
    await enqueueRound(database.db, 'certificateReminders');
    await database.db.update(jobs).set({ createdAt: new Date('2026-01-01T00:00:00Z') });
    const round = await claimJob(database.db);
    if (round) await retryJob(database.db, round, 'Error');
    await database.db.update(jobs).set({ dueAt: new Date() });
    expect(await claimJob(database.db)).toMatchObject({ job: { kind: 'certificateReminders' }, attempts: 1 });
  });
});
