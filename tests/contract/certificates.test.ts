import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, clockIn, daysBetween, houseTimeZone } from '#domain/days.ts';
import { Role } from '#domain/role.ts';
import { certificateFiles, certificates } from '#server/db/certificateTables.ts';
import { installation, jobs, type users } from '#server/db/schema.ts';
import { remindOfCertificates } from '#server/jobs/remindOfCertificates.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { certificateOf, certificateOperations, type ShownCertificate } from './support/certificates.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';

const today = clockIn(houseTimeZone, new Date()).day;
const pdf = Buffer.from('%PDF-1.7 of a certificate');

interface Company {
  readonly customerId: number;
  readonly owner: typeof users.$inferSelect;
  readonly token: string;
}

describe.each(databaseKinds)('certificates on $name', ({ open }) => {
  let api: Api;
  let acme: Company;
  let birch: Company;

  beforeAll(async () => {
    api = await openApi(await open());
    acme = await newCompany();
    birch = await newCompany();
  });
  afterAll(() => api.close());

  async function newCompany(): Promise<Company> {
    const customerId = await addCustomerWith(api.db, [1]);
    const owner = await addPerson(api.db, { customerId });
    return { customerId, owner, token: await api.tokenOf(owner.email) };
  }

  function ask(token: string | undefined, operationName: string, variables: object = {}) {
    const payload = { query: certificateOperations, operationName, variables };
    return api.call({ method: 'POST', url: '/graphql', headers: bearer(token), payload });
  }

  async function added(changes: object = {}, { owner, token } = acme): Promise<ShownCertificate> {
    const certificate = certificateOf(owner.id, changes);
    const data = dataOf(await ask(token, 'AddCertificate', { certificate }));
    return (data as { addCertificate: ShownCertificate }).addCertificate;
  }

  async function list(token: string, page = 1, size = 100) {
    const data = dataOf(await ask(token, 'Certificates', { page, size }));
    return (data as { certificates: { certificates: ShownCertificate[]; total: number } }).certificates;
  }

  const find = async (id: string) => (await list(acme.token)).certificates.find((each) => each.id === id);

  function sendFile(method: 'GET' | 'PUT' | 'DELETE', id: string, query = '', options: object = {}) {
    const { headers, ...others } = { headers: {}, ...options };
    return api.call({
      method,
      url: `/api/app/certificates/${id}/file${query}`,
      headers: { ...bearer(acme.token), ...headers },
      ...others,
    });
  }

  const upload = (
    id: string,
    version: number,
    payload: Buffer,
    name = 'policy.pdf',
    type = 'application/pdf',
  ) =>
    sendFile('PUT', id, `?version=${version}&name=${encodeURIComponent(name)}`, {
      payload,
      headers: { 'content-type': type },
    });

  it('are kept as told, with who is reminded, and listed by their last day in pages', async () => {
    const company = await newCompany();
    const sam = await addPerson(api.db, {
      customerId: company.customerId,
      roleId: Role.User,
      firstName: 'Sam',
      lastName: 'Reed',
    });
    const recipientIds = [String(company.owner.id), String(sam.id)];
    const late = await added({ expiresOn: addDays(today, 90), recipientIds }, company);
    const gone = await added({ expiresOn: addDays(today, -4) }, company);
    const soon = await added({ expiresOn: addDays(today, 23) }, company);
    expect(late).toMatchObject({
      holder: 'Acme Builders',
      daysLeft: 90,
      remindDays: [30, 14, 7],
      recipients: [
        { id: String(company.owner.id), isSelf: true },
        { id: String(sam.id), name: 'Sam Reed', isSelf: false },
      ],
      snoozedUntil: null,
      remindersStopped: false,
      file: null,
      version: 1,
    });
    const { certificates: all, total } = await list(company.token);
    expect(all.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      [gone.id, -4],
      [soon.id, 23],
      [late.id, 90],
    ]);
    expect(total).toBe(3);
    expect((await list(company.token, 2, 2)).certificates.map(({ id }) => id)).toEqual([late.id]);
    const ending = dataOf(await askAs(api, company.token, 'EndingCertificates'));
    expect(ending).toEqual({ endingCertificates: { count: 2, firstOn: addDays(today, -4), isOver: true } });
    expect(dataOf(await askAs(api, birch.token, 'EndingCertificates'))).toEqual({ endingCertificates: null });
  });

  it.each([
    ['recipientIds', () => ({ recipientIds: [String(birch.owner.id)] }), 'Choose people of your team'],
    ['recipientIds', () => ({ recipientIds: [] }), 'Choose who gets the reminders'],
    ['expiresOn', () => ({ expiresOn: '2027-02-29' }), 'Expires on is not a valid date'],
    ['holder', () => ({ holder: '' }), 'Please enter Name of the holder'],
  ])('with a wrong %s are refused', async (member, changes, message) => {
    const certificate = certificateOf(acme.owner.id, changes());
    const before = await list(acme.token);
    const { extensions } = refusalOf(await ask(acme.token, 'AddCertificate', { certificate }));
    expect(extensions.validationErrors).toEqual([{ message, members: [member] }]);
    expect(await list(acme.token)).toEqual(before);
  });

  it('are changed on the version that was seen alone', async () => {
    const { id, version } = await added();
    const change = (holder: string) =>
      ask(acme.token, 'ChangeCertificate', {
        id,
        version,
        certificate: certificateOf(acme.owner.id, { holder }),
      });
    const outcomes = (await Promise.all([change('One'), change('Other')])).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'accepted']);
    expect(await find(id)).toMatchObject({
      holder: outcomes[0] === 'accepted' ? 'One' : 'Other',
      version: version + 1,
    });
  });

  it('that are renewed give way to the new one, once', async () => {
    const { id, version } = await added();
    const certificate = certificateOf(acme.owner.id, { expiresOn: '2028-06-30' });
    const renew = () => ask(acme.token, 'RenewCertificate', { id, version, certificate });
    const answers = await Promise.all([renew(), renew()]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['NOT_FOUND', 'accepted']);
    expect(await find(id)).toBeUndefined();
    const [old] = await api.db
      .select()
      .from(certificates)
      .where(eq(certificates.id, Number(id)));
    expect(await find(String(old?.renewedById))).toMatchObject({ expiresOn: '2028-06-30', version: 1 });
  });

  it('have their reminders put off, stopped and going on, and are deleted', async () => {
    const { id, version } = await added();
    const move = async (by: string, decidedOn: number) =>
      (
        dataOf(await ask(acme.token, 'MoveReminders', { id, version: decidedOn, move: by })) as {
          moveReminders: ShownCertificate;
        }
      ).moveReminders;
    expect((await move('SNOOZE', version)).snoozedUntil).toBe(addDays(today, 7));
    expect((await move('STOP', version + 1)).remindersStopped).toBe(true);
    expect(await move('RESUME', version + 2)).toMatchObject({ snoozedUntil: null, remindersStopped: false });
    expect(outcomeOf(await ask(acme.token, 'DeleteCertificate', { id, version }))).toBe('CONFLICT');
    dataOf(await ask(acme.token, 'DeleteCertificate', { id, version: version + 3 }));
    expect(await find(id)).toBeUndefined();
  });

  it('of the sample company stand in every way that one can, and nobody is reminded of them at once', async () => {
    const { certificates: shown } = await list(await api.tokenOf('owner@lintel.test'));
    const [seeded] = await api.db.select().from(installation).where(eq(installation.key, 'seededAt'));
    const first = clockIn(houseTimeZone, new Date(seeded?.value ?? '')).day;
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

  it('of another company are none, word for word, in every call', async () => {
    const theirs = await added({}, birch);
    const certificate = certificateOf(acme.owner.id);
    const answers = async (id: string) => {
      const decidedOn = { id, version: 1 };
      const told = [
        await ask(acme.token, 'Certificate', { id }),
        await ask(acme.token, 'ChangeCertificate', { ...decidedOn, certificate }),
        await ask(acme.token, 'RenewCertificate', { ...decidedOn, certificate }),
        await ask(acme.token, 'MoveReminders', { ...decidedOn, move: 'STOP' }),
        await ask(acme.token, 'DeleteCertificate', decidedOn),
        await sendFile('GET', id),
        await upload(id, 1, pdf),
        await sendFile('DELETE', id, '?version=1'),
      ];
      return told.map(({ statusCode, body }) => `${statusCode} ${body}`);
    };
    const none = await answers('999999999');
    for (const answer of none) expect(answer).toContain("We don't know that certificate");
    for (const id of [theirs.id, 'x', '-1']) expect(await answers(id)).toEqual(none);
    expect((await list(birch.token)).certificates).toContainEqual(theirs);
  });

  it.each(['user@lintel.test', 'admin@lintel.test', 'affiliate@lintel.test'])(
    'and their files are for owners, not for %s, and not for strangers',
    async (email) => {
      const { id, version } = await added();
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
      expect(outcomeOf(await ask(token, 'Certificates', { page: 1, size: 10 }))).toBe('FORBIDDEN');
      expect(outcomeOf(await askAs(api, token, 'EndingCertificates'))).toBe('FORBIDDEN');
      expect((await find(id))?.file).toBeNull();
    },
  );

  describe('the file of one', () => {
    it('comes back as it was sent, as a download under a name of its kind', async () => {
      const { id, version } = await added();
      const answer = await upload(id, version, pdf, '../../Politique d’assurance "2027".exe');
      expect(answer.json()).toEqual({ version: version + 1 });
      expect((await find(id))?.file).toEqual({
        name: '.. .. Politique d’assurance  2027.pdf',
        size: pdf.length,
      });
      const { headers, rawPayload } = await sendFile('GET', id);
      expect(rawPayload).toEqual(pdf);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
      });
      expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);

      expect((await upload(id, version, pdf)).json()).toMatchObject({ error: { code: 'CONFLICT' } });
      const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
      // Whatever it is said to be.
      await upload(id, version + 1, png, 'scan.pdf');
      expect((await sendFile('GET', id)).headers['content-type']).toBe('image/png');
      await sendFile('DELETE', id, `?version=${version + 2}`);
      expect((await sendFile('GET', id)).statusCode).toBe(404);
    });

    it.each([
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf'],
      ['nothing', Buffer.alloc(0), 'application/pdf'],
      ['text', Buffer.from('%PDF-'), 'text/plain'],
      ['an object', Buffer.from('{}'), 'application/json'],
    ])('is refused where it is %s', async (_what, payload, type) => {
      const { id, version } = await added();
      const answer = await upload(id, version, payload, 'policy.pdf', type);
      expect(answer.json()).toMatchObject({
        error: { validationErrors: [{ message: 'File must be a PDF, JPG or PNG', members: ['file'] }] },
      });
      expect((await find(id))?.file).toBeNull();
    });

    it('is refused beyond 10 MB, and goes with its certificate', async () => {
      const { id, version } = await added();
      const large = Buffer.concat([pdf, Buffer.alloc(10_000_000)]);
      expect((await upload(id, version, large)).json()).toMatchObject({
        error: { validationErrors: [{ message: 'File must be up to 10 MB', members: ['file'] }] },
      });
      await upload(id, version, large.subarray(0, 10_000_000));
      expect((await find(id))?.file?.size).toBe(10_000_000);
      dataOf(await ask(acme.token, 'DeleteCertificate', { id, version: version + 1 }));
      const left = await api.db
        .select({ size: certificateFiles.size })
        .from(certificateFiles)
        .where(eq(certificateFiles.certificateId, Number(id)));
      expect(left).toEqual([]);
    });
  });
});
