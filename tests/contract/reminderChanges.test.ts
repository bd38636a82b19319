import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, toDayAndHour } from '#domain/days.ts';
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
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';
import { emptyQueue } from './support/work.ts';

const hour = 3_600_000;

/** A time zone in which it is now this hour. */
function zoneAt(hours: number): string {
  const ahead = ((hours - new Date().getUTCHours() + 36) % 24) - 12;
  // The sign in these names is the opposite of the UTC offset.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

describe.each(databaseKinds)('a change of a certificate on $name', ({ open }) => {
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

  /** Moves the company to a time zone in which the hour of reminders is still to come, or past. */
  async function setLocalTime(when: 'early' | 'late') {
    const timeZone = zoneAt(when === 'early' ? 3 : 12);
    await api.db.update(customers).set({ timeZone }).where(eq(customers.id, company.customerId));
    today = toDayAndHour(timeZone, new Date()).day;
  }

  /** Days before the expiry, for the reminders that are sent later today. */
  async function remindersLaterToday(): Promise<readonly number[]> {
    const later = new Date(Date.now() + 5 * hour).toISOString();
    await remindOfCertificates(api.db, sql`${later}::timestamptz`);
    const mails = await api.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(sql`${jobs.job} ->> 'kind' = 'certificateMail'`);
    const sent = await api.db
      .select({ days: certificateReminders.days })
      .from(certificateReminders)
      .where(eq(certificateReminders.told, true))
      .orderBy(asc(certificateReminders.days));
    expect(mails).toHaveLength(sent.length);
    return sent.map(({ days }) => days);
  }

  async function change({ id, version }: ShownCertificate, changes: object): Promise<ShownCertificate> {
    const certificate = certificateOf(company.owner.id, changes);
    const data = dataOf(await calls.ask(company.token, 'ChangeCertificate', { id, version, certificate }));
    return (data as { changeCertificate: ShownCertificate }).changeCertificate;
  }

  /** Makes a reminder unsettled, as if no round had run since it was due. */
  const unsettle = (days: number) =>
    api.db.delete(certificateReminders).where(eq(certificateReminders.days, days));

  it('keeps a reminder that is overdue', async () => {
    await setLocalTime('late');
    const expiresOn = addDays(today, 11);
    const added = await calls.added(company, { expiresOn });
    await unsettle(14);
    await change(added, { expiresOn, number: 'GL-2' });
    expect(await remindersLaterToday()).toEqual([14]);
  });

  it.each([
    ['early', [14]],
    ['late', [14]],
  ] as const)('keeps the reminder of today, %s in the day', async (when, sent) => {
    await setLocalTime(when);
    const expiresOn = addDays(today, 14);
    const added = await calls.added(company, { expiresOn });
    await unsettle(14);
    await change(added, { expiresOn, number: 'GL-2' });
    expect(await remindersLaterToday()).toEqual(sent);
  });

  it.each([
    ['early', [14]],
    ['late', []],
  ] as const)('that adds it %s on the day of a reminder sends the reminders %j', async (when, sent) => {
    await setLocalTime(when);
    await calls.added(company, { expiresOn: addDays(today, 14) });
    expect(await remindersLaterToday()).toEqual(sent);
  });

  it.each([
    ['early', [14]],
    ['late', []],
  ] as const)(
    'that moves the last day, %s on the day of a reminder, sends the reminders %j',
    async (when, sent) => {
      await setLocalTime(when);
      const added = await calls.added(company, { expiresOn: addDays(today, 90) });
      await change(added, { expiresOn: addDays(today, 14) });
      expect(await remindersLaterToday()).toEqual(sent);
    },
  );

  it('sends no reminder for a day that is selected after it has passed', async () => {
    await setLocalTime('late');
    const expiresOn = addDays(today, 10);
    const added = await calls.added(company, { expiresOn, remindDays: [7] });
    await change(added, { expiresOn, remindDays: [14, 7] });
    expect(await remindersLaterToday()).toEqual([]);
  });

  it.each([
    ['early', [14]],
    ['late', []],
  ] as const)('that resumes reminders %s on the day of one sends the reminders %j', async (when, sent) => {
    await setLocalTime(when);
    const { id, version } = await calls.added(company, { expiresOn: addDays(today, 14) });
    await unsettle(14);
    for (const [index, action] of ['stop', 'resume'].entries()) {
      dataOf(await calls.ask(company.token, 'ChangeReminders', { id, version: version + index, action }));
    }
    expect(await remindersLaterToday()).toEqual(sent);
  });
});
