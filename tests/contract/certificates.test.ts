import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDayAndHour, daysBetween, marketplaceTimeZone } from '#domain/days.ts';
import { Role } from '#domain/role.ts';
import { certificates } from '#server/modules/certificates/certificateTables.ts';
import { remindOfCertificates } from '#server/modules/certificates/remindOfCertificates.ts';
import { installation } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import {
  certificateCallsOf,
  certificateOf,
  newCompany,
  type Company,
  type ShownCertificate,
} from './support/certificates.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';

const today = toDayAndHour(marketplaceTimeZone, new Date()).day;
const pdf = Buffer.from('%PDF-1.7 of a certificate');

describe.each(databaseKinds)('certificates on $name', ({ open }) => {
  let api: Api;
  let acme: Company;
  let birch: Company;
  let calls: ReturnType<typeof certificateCallsOf>;

  beforeAll(async () => {
    api = await openApi(await open());
    calls = certificateCallsOf(api);
    acme = await newCompany(api);
    birch = await newCompany(api);
  });
  afterAll(() => api.close());

  it('are saved with their recipients, and listed in pages by expiry date', async () => {
    const company = await newCompany(api);
    const sam = await addPerson(api.db, {
      customerId: company.customerId,
      roleId: Role.User,
      firstName: 'Sam',
      lastName: 'Reed',
    });
    const recipientIds = [String(company.owner.id), String(sam.id)];
    const late = await calls.added(company, { expiresOn: addDays(today, 90), recipientIds });
    const gone = await calls.added(company, { expiresOn: addDays(today, -4) });
    const soon = await calls.added(company, { expiresOn: addDays(today, 23) });
    expect(late).toMatchObject({
      holder: 'Acme Builders',
      daysLeft: 90,
      remindDays: [30, 14, 7],
      recipients: [
        { id: String(company.owner.id), isSelf: true, isActive: true },
        { id: String(sam.id), name: 'Sam Reed', isSelf: false, isActive: true },
      ],
      snoozedUntil: null,
      remindersStopped: false,
      file: null,
      version: 1,
    });
    const { certificates: all, total } = await calls.list(company);
    expect(all.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      [gone.id, -4],
      [soon.id, 23],
      [late.id, 90],
    ]);
    expect(total).toBe(3);
    expect((await calls.list(company, 2, 2)).certificates.map(({ id }) => id)).toEqual([late.id]);
    const ending = dataOf(await askAs(api, company.token, 'EndingCertificates'));
    expect(ending).toEqual({ endingCertificates: { count: 2, firstOn: addDays(today, -4), isOver: true } });
    expect(dataOf(await askAs(api, birch.token, 'EndingCertificates'))).toEqual({ endingCertificates: null });
  });

  it('mark recipients who are no longer active', async () => {
    const company = await newCompany(api);
    const { id: userId } = await addPerson(api.db, { customerId: company.customerId, status: 'deactivated' });
    const { id } = await calls.added(company, { recipientIds: [String(userId)] });
    expect((await calls.find(company, id))?.recipients).toMatchObject([{ isActive: false }]);
  });

  it.each([
    ['recipientIds', () => ({ recipientIds: [String(birch.owner.id)] }), 'Choose people on your team'],
    ['recipientIds', () => ({ recipientIds: [] }), 'Choose who gets the reminders'],
    ['expiresOn', () => ({ expiresOn: '2027-02-29' }), 'Expires on is not a valid date'],
    ['expiresOn', () => ({ expiresOn: '0000-01-01' }), 'Expires on must be a date from 2000 to 2099'],
    ['holder', () => ({ holder: '' }), 'Please enter Name of the holder'],
  ])('are refused with an invalid %s', async (member, changes, message) => {
    const before = await calls.list(acme);
    const { extensions } = refusalOf(await calls.add(acme, changes()));
    expect(extensions.validationErrors).toEqual([{ message, members: [member] }]);
    expect(await calls.list(acme)).toEqual(before);
  });

  it('are added once per key and company, even if sent again or concurrently', async () => {
    const before = (await calls.list(acme)).total;
    const key = 'sent-again';
    const answers = await Promise.all([calls.add(acme, {}, key), calls.add(acme, {}, key)]);
    const late = await calls.add(acme, {}, key);
    expect(new Set([...answers, late].map(({ body }) => body)).size).toBe(1);
    expect((await calls.list(acme)).total).toBe(before + 1);
    expect(dataOf(await calls.add(birch, {}, key))).not.toEqual(dataOf(late));
    expect(outcomeOf(await calls.add(acme, {}, 'short'))).toBe('VALIDATION_FAILED');

    // A retry with changed values changes the same certificate.
    const amended = dataOf(await calls.add(acme, { number: 'GL-9' }, key)) as {
      addCertificate: ShownCertificate & { number: string };
    };
    expect((await calls.list(acme)).total).toBe(before + 1);
    const { id, version } = amended.addCertificate;
    expect(await calls.find(acme, id)).toMatchObject({ number: 'GL-9', version: 1 });
    dataOf(await calls.ask(acme.token, 'ChangeReminders', { id, version, action: 'stop' }));
    expect(outcomeOf(await calls.add(acme, { number: 'GL-10' }, key))).toBe('CONFLICT');
  });

  it('are changed only on their current version', async () => {
    const { id, version } = await calls.added(acme);
    const change = (holder: string) =>
      calls.ask(acme.token, 'ChangeCertificate', {
        id,
        version,
        certificate: certificateOf(acme.owner.id, { holder }),
      });
    const outcomes = (await Promise.all([change('One'), change('Other')])).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'accepted']);
    expect(await calls.find(acme, id)).toMatchObject({
      holder: outcomes[0] === 'accepted' ? 'One' : 'Other',
      version: version + 1,
    });
  });

  it('are replaced once by their renewal, however often it is sent', async () => {
    const { id, version } = await calls.added(acme);
    const before = (await calls.list(acme)).total;
    const certificate = certificateOf(acme.owner.id, { expiresOn: '2028-06-30' });
    const renew = (key: string) =>
      calls.ask(acme.token, 'RenewCertificate', { key, id, version, certificate });
    const answers = await Promise.all([renew('renewed-once'), renew('renewed-once')]);
    const late = await renew('renewed-once');
    expect(new Set([...answers, late].map(({ body }) => body)).size).toBe(1);
    expect(outcomeOf(late)).toBe('accepted');
    expect(outcomeOf(await renew('renewed-again'))).toBe('NOT_FOUND');
    expect((await calls.list(acme)).total).toBe(before);
    expect(await calls.find(acme, id)).toBeUndefined();
    const [old] = await api.db
      .select()
      .from(certificates)
      .where(eq(certificates.id, Number(id)));
    expect(await calls.find(acme, String(old?.renewedById))).toMatchObject({
      expiresOn: '2028-06-30',
      version: 1,
    });
  });

  it.each([
    ['yesterday', -1],
    ['today', 0],
  ])('are not renewed by one that expires %s', async (_when, daysLeft) => {
    const { id, version } = await calls.added(acme);
    const certificate = certificateOf(acme.owner.id, { expiresOn: addDays(today, daysLeft) });
    const variables = { key: `renewed-late-${daysLeft}`, id, version, certificate };
    const { extensions } = refusalOf(await calls.ask(acme.token, 'RenewCertificate', variables));
    const message = 'The new certificate must expire after today';
    expect(extensions.validationErrors).toEqual([{ message, members: ['expiresOn'] }]);
    expect(await calls.find(acme, id)).toMatchObject({ version });
  });

  it('have their reminders snoozed, stopped, and resumed, and are deleted', async () => {
    const { id, version } = await calls.added(acme);
    const action = async (by: string, decidedOn: number) =>
      (
        dataOf(await calls.ask(acme.token, 'ChangeReminders', { id, version: decidedOn, action: by })) as {
          changeReminders: ShownCertificate;
        }
      ).changeReminders;
    expect((await action('snooze', version)).snoozedUntil).toBe(addDays(today, 7));
    expect((await action('stop', version + 1)).remindersStopped).toBe(true);
    expect(await action('resume', version + 2)).toMatchObject({
      snoozedUntil: null,
      remindersStopped: false,
    });
    expect(outcomeOf(await calls.ask(acme.token, 'DeleteCertificate', { id, version }))).toBe('CONFLICT');
    dataOf(await calls.ask(acme.token, 'DeleteCertificate', { id, version: version + 3 }));
    expect(await calls.find(acme, id)).toBeUndefined();
  });

  it('of the sample company cover every status, and cause no mail at first', async () => {
    const { certificates: shown } = await calls.list({ token: await api.tokenOf('owner@lintel.test') });
    const [seeded] = await api.db.select().from(installation).where(eq(installation.key, 'seededAt'));
    const first = toDayAndHour(marketplaceTimeZone, new Date(seeded?.value ?? '')).day;
    expect(
      shown.map(({ expiresOn, remindersStopped }) => [daysBetween(first, expiresOn), remindersStopped]),
    ).toEqual([
      [-4, false],
      [23, false],
      [85, true],
      [245, false],
    ]);
    await remindOfCertificates(api.db, sql`${`${addDays(first, 1)}T18:00:00Z`}::timestamptz`);
    const mails = await api.db.select({ job: jobs.job }).from(jobs);
    expect(mails.filter(({ job }) => job.kind === 'certificateMail')).toEqual([]);
  });

  it('of another company get the same answers as unknown ones in every call', async () => {
    const theirs = await calls.added(birch);
    const certificate = certificateOf(acme.owner.id);
    const answersTo = async (id: string) => {
      const decidedOn = { id, version: 1 };
      const answers = [
        await calls.ask(acme.token, 'Certificate', { id }),
        await calls.ask(acme.token, 'ChangeCertificate', { ...decidedOn, certificate }),
        await calls.ask(acme.token, 'RenewCertificate', { key: 'not-theirs', ...decidedOn, certificate }),
        await calls.ask(acme.token, 'ChangeReminders', { ...decidedOn, action: 'stop' }),
        await calls.ask(acme.token, 'DeleteCertificate', decidedOn),
        await calls.callFile(acme, 'GET', id),
        await calls.upload(acme, decidedOn, pdf),
        await calls.callFile(acme, 'DELETE', id, '?version=1'),
      ];
      return answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
    };
    const unknown = await answersTo('999999999');
    for (const answer of unknown) expect(answer).toContain("We don't know that certificate");
    for (const id of [theirs.id, 'x', '-1']) expect(await answersTo(id)).toEqual(unknown);
    expect((await calls.list(birch)).certificates).toContainEqual(theirs);
  });

  it.each(['user@lintel.test', 'admin@lintel.test', 'affiliate@lintel.test'])(
    'and their files are forbidden to %s and to visitors',
    async (email) => {
      const { id, version } = await calls.added(acme);
      const token = await api.tokenOf(email);
      for (const [asked, status] of [
        [token, 403],
        [undefined, 401],
      ] as const) {
        const headers = { ...bearer(asked), 'content-type': 'application/pdf' };
        const url = `/api/app/certificates/${id}/file`;
        const get = await api.call({ method: 'GET', url, headers: bearer(asked) });
        const put = await api.call({
          method: 'PUT',
          url: `${url}?version=${version}`,
          headers,
          payload: pdf,
        });
        expect([get.statusCode, put.statusCode]).toEqual([status, status]);
      }
      expect(outcomeOf(await calls.ask(token, 'Certificates', { page: 1, size: 10 }))).toBe('FORBIDDEN');
      expect(outcomeOf(await askAs(api, token, 'EndingCertificates'))).toBe('FORBIDDEN');
      expect((await calls.find(acme, id))?.file).toBeNull();
    },
  );
});
