import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, clockIn } from '#domain/days.ts';
import { certificateReminders, certificates } from '#server/modules/certificates/certificateTables.ts';
import { remindOfCertificates } from '#server/modules/certificates/remindOfCertificates.ts';
import { customers } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { openApi, type Api } from './support/api.ts';
import {
  certificateCallsOf,
  certificateOf,
  newCompany,
  type Company,
  type ShownCertificate,
} from './support/certificates.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';
import { emptyQueue } from './support/work.ts';

const hour = 3_600_000;

/** A time zone in which it is now between this hour and the next. */
function zoneAt(hours: number): string {
  const ahead = ((hours - new Date().getUTCHours() + 36) % 24) - 12;
  // The names count west of Greenwich.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

describe.each(everyDatabaseKind)('a change of a certificate on $name', ({ open }) => {
  let api: Api;
  let company: Company;
  let calls: ReturnType<typeof certificateCallsOf>;
  let today: string;

  beforeAll(async () => {
    api = await openApi(await open());
    calls = certificateCallsOf(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(certificates);
    await emptyQueue(api.db);
    company = await newCompany(api);
  });

  /** Has it be before the hour of reminders by the clocks of the company, or after it. */
  async function putClock(when: 'early' | 'late') {
    const timeZone = zoneAt(when === 'early' ? 3 : 12);
    await api.db.update(customers).set({ timeZone }).where(eq(customers.id, company.customerId));
    today = clockIn(timeZone, new Date()).day;
  }

  /** Of which days people are told later today. */
  async function toldLater(): Promise<readonly number[]> {
    const later = new Date(Date.now() + 5 * hour).toISOString();
    await remindOfCertificates(api.db, sql`${later}::timestamptz`);
    const mails = await api.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(sql`${jobs.job} ->> 'kind' = 'certificateMail'`);
    const told = await api.db
      .select({ days: certificateReminders.days })
      .from(certificateReminders)
      .where(eq(certificateReminders.told, true))
      .orderBy(asc(certificateReminders.days));
    expect(mails).toHaveLength(told.length);
    return told.map(({ days }) => days);
  }

  async function change({ id, version }: ShownCertificate, changes: object): Promise<ShownCertificate> {
    const certificate = certificateOf(company.owner.id, changes);
    const data = dataOf(await calls.ask(company.token, 'ChangeCertificate', { id, version, certificate }));
    return (data as { changeCertificate: ShownCertificate }).changeCertificate;
  }

  /** As if a day had come while nobody was reminded of the certificate. */
  const unsettle = (days: number) =>
    api.db.delete(certificateReminders).where(eq(certificateReminders.days, days));

  it('keeps the reminder that was put off over its day', async () => {
    await putClock('late');
    const expiresOn = addDays(today, 11);
    const added = await calls.added(company, { expiresOn });
    await unsettle(14);
    await change(added, { expiresOn, number: 'GL-2' });
    expect(await toldLater()).toEqual([14]);
  });

  it.each([
    ['early', [14]],
    ['late', [14]],
  ] as const)('keeps the reminder of the same day, %s on it', async (when, told) => {
    await putClock(when);
    const expiresOn = addDays(today, 14);
    const added = await calls.added(company, { expiresOn });
    await unsettle(14);
    await change(added, { expiresOn, number: 'GL-2' });
    expect(await toldLater()).toEqual(told);
  });

  it.each([
    ['early', [14]],
    ['late', []],
  ] as const)('that adds it %s on the day of a reminder has people told of %j', async (when, told) => {
    await putClock(when);
    await calls.added(company, { expiresOn: addDays(today, 14) });
    expect(await toldLater()).toEqual(told);
  });

  it.each([
    ['early', [14]],
    ['late', []],
  ] as const)(
    'that moves its last day %s on the day of a reminder has people told of %j',
    async (when, told) => {
      await putClock(when);
      const added = await calls.added(company, { expiresOn: addDays(today, 90) });
      await change(added, { expiresOn: addDays(today, 14) });
      expect(await toldLater()).toEqual(told);
    },
  );

  it('tells nobody at once of a day that is ticked after it has passed', async () => {
    await putClock('late');
    const expiresOn = addDays(today, 10);
    const added = await calls.added(company, { expiresOn, remindDays: [7] });
    await change(added, { expiresOn, remindDays: [14, 7] });
    expect(await toldLater()).toEqual([]);
  });

  it.each([
    ['early', [14]],
    ['late', []],
  ] as const)('that resumes reminders %s on the day of one has people told of %j', async (when, told) => {
    await putClock(when);
    const { id, version } = await calls.added(company, { expiresOn: addDays(today, 14) });
    await unsettle(14);
    for (const [index, action] of ['stop', 'resume'].entries()) {
      dataOf(await calls.ask(company.token, 'ChangeReminders', { id, version: version + index, action }));
    }
    expect(await toldLater()).toEqual(told);
  });
});
