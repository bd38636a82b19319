import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import type { AdminUser, AdminUserDetail, AdminUserPage } from '#graphql/resolvers.ts';
import { certificateRecipients, certificates } from '#server/modules/certificates/certificateTables.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import {
  affiliateAnswers,
  answers,
  codesOf,
  dataOf,
  personWith,
  queued,
  refusalOf,
  registered,
} from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue } from './support/work.ts';

const namesOf = ({ rows }: AdminUserPage) => rows.map(({ lastName }) => lastName);

describe.each(databaseKinds)('users in the administration on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());

  const fields = `id firstName lastName email roleId status isEmailConfirmed customerId customerName createdOn
    lastLogInOn isSelf version`;

  async function list(given: string, on = api, as = token): Promise<AdminUserPage> {
    const answer = await on.graphql(
      `{ adminUsers(page: 1, ${given}) { total isCut isSimilar rows { ${fields} } } }`,
      as,
    );
    return (dataOf(answer) as { adminUsers: AdminUserPage }).adminUsers;
  }

  async function detail(id: number): Promise<AdminUserDetail> {
    const answer = await api.graphql(
      `{ adminUser(id: "${id}") { user { ${fields} } phone isProfileComplete hasPassword invitedBy isLogInLocked
        sessions { begunOn renewedOn endsOn isCurrent } events { name at } certificates { holder expiresOn } } }`,
      token,
    );
    return (dataOf(answer) as { adminUser: AdminUserDetail }).adminUser;
  }

  async function readCustomerFilter(id: number) {
    const answer = await api.graphql(
      `{ adminUsers(page: 1, size: 10, customerId: "${id}", search: "nobody") { total customer { rowId name } } }`,
      token,
    );
    return (dataOf(answer) as { adminUsers: AdminUserPage }).adminUsers;
  }

  const idOf = async (email: string) => (await personWith(api.db, email)).id;

  it('come with the name of the customer that filters them, even on an empty page', async () => {
    expect(await readCustomerFilter(1)).toEqual({
      total: 0,
      customer: { rowId: '1', name: 'Acme Builders' },
    });
    expect(await readCustomerFilter(99_999)).toEqual({ total: 0, customer: { rowId: '99999', name: null } });
  });

  it('are sorted by name, with company, role, and status', async () => {
    const all = await list('size: 100');
    expect(namesOf(all)).toEqual([
      'Birch',
      'Brooks',
      'Carter',
      'Ford',
      'Hale',
      'Hale',
      'Lee',
      'Morgan',
      'North',
      'Quinn',
      'Reed',
      'Stone',
      'Vale',
    ]);
    expect(all).toMatchObject({ total: 13, isCut: false });
    expect(all.rows[7]).toMatchObject({ email: 'admin@lintel.test', isSelf: true, customerId: null });
    expect(all.rows[9]).toMatchObject({
      email: 'invited@lintel.test',
      status: 'invited',
      isEmailConfirmed: false,
      customerName: 'Acme Builders',
      roleId: Role.User,
      isSelf: false,
    });
    expect(namesOf(await list('size: 100, descending: true'))).toEqual(namesOf(all).toReversed());
    const pages = [1, 2, 3, 4, 5].map((page) =>
      api.graphql(`{ adminUsers(page: ${page}, size: 3) { rows { lastName } } }`, token),
    );
    const read = (await Promise.all(pages)).flatMap((answer) =>
      namesOf((dataOf(answer) as { adminUsers: AdminUserPage }).adminUsers),
    );
    expect(read).toEqual(namesOf(all));
  });

  it('are filtered by name, email, role, status, and company, with a total', async () => {
    expect(namesOf(await list('size: 9, search: "DANA l"'))).toEqual(['Lee']);
    expect(namesOf(await list('size: 9, search: "birch.test"'))).toEqual(['Birch']);
    expect(namesOf(await list('size: 9, search: "b"'))).toEqual(['Birch', 'Brooks']);
    expect(namesOf(await list('size: 9, search: "an"'))).toEqual([]);
    expect(namesOf(await list('size: 9, search: "a%n"'))).toEqual([]);
    // No name contains the search, so the most similar one is found.
    expect(namesOf(await list('size: 9, search: "Dana Leee"'))).toEqual(['Lee']);
    expect(namesOf(await list('size: 9, search: "qwertyuiop"'))).toEqual([]);
    // A similar email address is never found instead.
    expect(await list('size: 9, search: "ownre@lintel.test"')).toMatchObject({ total: 0, isSimilar: false });
    const owners = await list(`size: 2, roleIds: [${Role.Owner}]`);
    expect([owners.total, namesOf(owners)]).toEqual([3, ['Birch', 'Brooks']]);
    const gone = await list(`size: 9, statuses: [deactivated, invited], roleIds: [${Role.User}]`);
    expect([gone.total, namesOf(gone)]).toEqual([2, ['Ford', 'Quinn']]);
    const [lee] = (await list('size: 1, search: "dana"')).rows;
    const acme = await list(`size: 2, customerId: "${lee?.customerId}"`);
    expect([acme.total, namesOf(acme)]).toEqual([5, ['Brooks', 'Ford']]);
    const active = await list(
      `size: 9, customerId: "${lee?.customerId}", statuses: [active], search: "lintel"`,
    );
    expect([active.total, namesOf(active)]).toEqual([3, ['Brooks', 'Lee', 'Reed']]);
  });

  it('are sorted by last log-in, where users who never logged in count as oldest', async () => {
    const last = await list('size: 100, order: lastLogIn, descending: true');
    expect(namesOf(last).slice(0, 2)).toEqual(['Morgan', 'Reed']);
    expect(last.rows.at(-1)?.lastLogInOn).toBeNull();
    const first = await list('size: 100, order: lastLogIn');
    expect(namesOf(first)).toEqual(namesOf(last).toReversed());
  });

  it('have details with sessions, events, and certificates, and without secrets', async () => {
    const person = await addPerson(api.db, { customerId: await addCustomerWith(api.db, [1]) });
    await api.tokenOf(person.email);
    const ended = await api.tokenOf(person.email);
    await api.call({
      method: 'POST',
      url: '/api/app/anonymous/logout',
      headers: bearer(ended),
    });
    await api.db.insert(analyticsEvents).values(
      Array.from({ length: 60 }, (_, number) => ({
        name: `event ${number}`,
        properties: {},
        context: { route: 'LandingPage' },
        userId: person.id,
        occurredAt: new Date(Date.UTC(2026, 0, 1, 0, number)),
      })),
    );
    const [certificate] = await api.db
      .insert(certificates)
      .values({
        customerId: person.customerId ?? 0,
        type: 'OTHER',
        holder: 'Crane 7',
        issuer: 'Issuer',
        expiresOn: '2030-01-01',
        remindDays: [],
      })
      .returning();
    await api.db
      .insert(certificateRecipients)
      .values({ certificateId: certificate?.id ?? 0, userId: person.id });
    const found = await detail(person.id);
    const inForce = await api.db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(found.sessions).toHaveLength(inForce.filter(({ revokedAt }) => revokedAt === null).length);
    expect(found.sessions[0]).toMatchObject({ isCurrent: false, renewedOn: null });
    expect(found.events).toHaveLength(50);
    expect(found.events[0]).toEqual({ name: 'event 59', at: '2026-01-01T00:59:00.000Z' });
    expect(found.certificates).toEqual([{ holder: 'Crane 7', expiresOn: '2030-01-01' }]);
    expect(found).toMatchObject({ hasPassword: true, isProfileComplete: true, isLogInLocked: false });
    const self = await detail(await idOf('admin@lintel.test'));
    expect(self.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await detail(await idOf('invited@lintel.test'))).invitedBy).toBe('Dana Lee');
    const text = JSON.stringify([found, self]);
    for (const { id } of inForce) expect(text).not.toContain(id);
    expect(text).not.toContain('argon2');
  });

  it('are not found under an unknown id', async () => {
    expect(codesOf(await api.graphql('{ adminUser(id: "999999") { phone } }', token))).toEqual(['NOT_FOUND']);
  });

  it('include no sample people without sample data', async () => {
    const real = await openApi(await open(), { SAMPLE_DATA: 'off' });
    const { email } = await addPerson(real.db, { roleId: Role.SystemAdmin });
    const as = await real.tokenOf(email);
    expect(await list('size: 9', real, as)).toMatchObject({ total: 1, rows: [{ email }] });
    const query = '{ adminUser(id: "2") { phone } }';
    expect(codesOf(await real.graphql(query, as))).toEqual(['NOT_FOUND']);
    await real.close();
  });

  const invite = (customerId: number | string, email: string) =>
    api.graphql(
      `mutation { inviteUser(customerId: "${customerId}", firstName: "Ina", lastName: "Vited", email: "${email}",
        role: owner) { ${fields} } }`,
      token,
    );

  describe('invited by an administrator', () => {
    it('join the company and get an invitation mail', async () => {
      await emptyQueue(api.db);
      const customerId = await addCustomerWith(api.db, [1]);
      const { inviteUser } = dataOf(await invite(customerId, 'Ina@new.test')) as { inviteUser: AdminUser };
      expect(inviteUser).toMatchObject({
        email: 'ina@new.test',
        roleId: Role.Owner,
        status: 'invited',
        customerId: String(customerId),
        customerName: 'Another company',
      });
      expect(await queued(api.db)).toEqual([{ kind: 'invitationMail', userId: Number(inviteUser.id) }]);
      const log = await api.graphql(
        `{ auditLog(page: 1, size: 1, entity: user, entityId: "${inviteUser.id}") { rows { action label } } }`,
        token,
      );
      expect(dataOf(log)).toEqual({
        auditLog: { rows: [{ action: 'user.invite', label: 'Ina Vited, ina@new.test' }] },
      });
    });

    it('keep their company when the person who registered it becomes an affiliate', async () => {
      const { email, ...registration } = answers();
      const { customerId } = await registered(api, { ...registration, email });
      dataOf(await invite(customerId ?? 0, 'colleague@new.test'));
      expect(await registered(api, affiliateAnswers({ email }) as { email: string })).toMatchObject({
        roleId: Role.Affiliate,
        customerId: null,
      });
      const people = await list(`size: 9, customerId: "${customerId}"`);
      expect(people.rows.map((row) => row.email)).toEqual(['colleague@new.test']);
    });

    it('are refused if they have an account, or if the company does not exist', async () => {
      const customerId = await addCustomerWith(api.db, [1]);
      const refusal = refusalOf(await invite(customerId, 'owner@lintel.test'));
      expect(refusal.message).toBe('owner@lintel.test has an account already');
      expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
      expect(codesOf(await invite(999_999, 'nobody@new.test'))).toEqual(['NOT_FOUND']);
      expect(codesOf(await invite(customerId, 'no address'))).toEqual(['VALIDATION_FAILED']);
    });
  });
});
