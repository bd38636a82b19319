import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { createLink } from '#server/platform/auth/links.ts';
import { isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { affiliates, customers, links, users } from '#server/platform/db/schema.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { ask, dataOf, manyMails, outcomeOf, password, personWith, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

type Changes = Partial<typeof users.$inferInsert>;

const incomplete: Changes = {
  profileComplete: false,
  phone: '(555) 010-0100',
  termsAcceptedAt: new Date('2026-11-01T12:00:00Z'),
};
const invited: Changes = {
  ...incomplete,
  roleId: Role.User,
  status: 'invited',
  emailVerified: false,
  passwordHash: null,
  termsAcceptedAt: null,
};

describe.each(databaseKinds)('an incomplete profile on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
  });
  afterAll(() => api.close());

  async function addIncomplete(changes: Changes = {}) {
    const person = await addPerson(api.db, { ...incomplete, ...changes });
    const purpose = changes.status === 'invited' ? 'invitation' : 'profile';
    return { person, ticket: await createLink(api.db, person.id, purpose) };
  }

  function complete(ticket: string, profile: object = {}) {
    return ask(api, 'CompleteProfile', { ticket, profile });
  }

  async function missingOf(ticket: string) {
    const answer = await ask(api, 'PendingProfile', { ticket });
    return answer.json<{ data: { pendingProfile: { missing: string[] } } }>().data.pendingProfile.missing;
  }

  it('shows its person and their inviter, and asks only for the missing fields', async () => {
    const [customer] = await api.db.insert(customers).values({ name: 'Acme & Co' }).returning();
    const inviter = await addPerson(api.db, { firstName: 'Dana', lastName: 'Lee' });
    const { person, ticket } = await addIncomplete({
      ...invited,
      customerId: customer?.id ?? null,
      invitedById: inviter.id,
    });
    expect(dataOf(await ask(api, 'PendingProfile', { ticket }))).toEqual({
      pendingProfile: {
        email: person.email,
        firstName: 'Some',
        lastName: 'Body',
        companyName: 'Acme & Co',
        phone: '(555) 010-0100',
        invitedBy: 'Dana Lee',
        missing: ['password', 'terms'],
      },
    });
  });

  it.each<[string, Changes, string[]]>([
    ['a registered person', {}, []],
    ['a person without names', { firstName: '', lastName: '' }, ['firstName', 'lastName']],
    ['an owner without a phone number', { phone: null }, ['phone']],
    ['an invited person without a phone number', { ...invited, phone: null }, ['password', 'terms']],
    ['an affiliate without a phone number', { phone: null, roleId: Role.Affiliate }, []],
    ['a person without a password', { passwordHash: null }, ['password']],
    ['a person without consent', { termsAcceptedAt: null }, ['firstName', 'lastName', 'phone', 'terms']],
  ])('of %s (%j) lacks %j', async (_who, changes, missing) => {
    const { ticket } = await addIncomplete(changes);
    expect(await missingOf(ticket)).toEqual(missing);
  });

  it('lacks no password when the person has single sign-on', async () => {
    const { person, ticket } = await addIncomplete({ passwordHash: null });
    await api.db
      .insert(ssoIdentities)
      .values({ issuer: 'https://id.test', subject: String(person.id), userId: person.id });
    expect(await missingOf(ticket)).toEqual([]);
    await complete(ticket, { password });
    expect(await personWith(api.db, person.email)).toMatchObject({
      passwordHash: null,
      profileComplete: true,
    });
  });

  it('is completed by an invited person, who can then log in', async () => {
    const { person, ticket } = await addIncomplete(invited);
    const answer = await complete(ticket, {
      password,
      terms: true,
      jobTitle: ' Foreman ',
      timeZone: 'America/Chicago',
    });
    expect(dataOf(answer)).toEqual({ completeProfile: { roleId: Role.User, isUnderReview: false } });
    const completed = await personWith(api.db, person.email);
    expect(completed).toMatchObject({
      status: 'active',
      emailVerified: true,
      profileComplete: true,
      jobTitle: 'Foreman',
      timeZone: 'America/Chicago',
      termsAcceptedAt: expect.any(Date),
    });
    expect(await isCorrectPassword(password, completed.passwordHash)).toBe(true);
    const logIn = { email: person.email, password };
    const url = '/api/app/anonymous/login';
    expect((await api.call({ method: 'POST', url, payload: logIn })).statusCode).toBe(200);
  });

  it.each([
    ['stores the optional phone number of an invited person', '5550100123', '(555) 010-0123'],
    ['needs no phone number of an invited person', '', null],
  ])('%s', async (_does, phone, kept) => {
    const inviter = await addPerson(api.db);
    const { person, ticket } = await addIncomplete({ ...invited, invitedById: inviter.id, phone: null });
    dataOf(await complete(ticket, { password, terms: true, phone }));
    expect((await personWith(api.db, person.email)).phone).toBe(kept);
  });

  it('tells an affiliate whether the application is under review', async () => {
    for (const [state, isUnderReview] of [
      ['pending', true],
      ['infoRequested', true],
      ['approved', false],
      ['rejected', false],
    ] as const) {
      const { person, ticket } = await addIncomplete({ roleId: Role.Affiliate });
      await api.db.insert(affiliates).values({ userId: person.id, companyName: 'Referrals', state });
      const shown = await ask(api, 'PendingProfile', { ticket });
      expect(dataOf(shown)).toMatchObject({ pendingProfile: { companyName: 'Referrals', invitedBy: null } });
      expect(dataOf(await complete(ticket))).toEqual({
        completeProfile: { roleId: Role.Affiliate, isUnderReview },
      });
      const { userInfo } = await api.logIn(person.email);
      expect(userInfo.applicationState).toBe(state);
    }
  });

  it('does not overwrite fields that are not missing', async () => {
    const { person, ticket } = await addIncomplete({ jobTitle: 'Owner', timeZone: 'Europe/Berlin' });
    const sent = {
      firstName: 'Mallory',
      lastName: 'Evil',
      phone: '5550109999',
      password: 'Mallory was here',
      terms: false,
    };
    expect(outcomeOf(await complete(ticket, sent))).toBe('accepted');
    expect(await personWith(api.db, person.email)).toEqual({ ...person, profileComplete: true });
  });

  it.each([
    ['firstName', { firstName: null }, 'Please enter First name'],
    ['lastName', { lastName: ' ' }, 'Last name cannot be a blank character'],
    ['phone', { phone: '12' }, 'Phone must be 10 digits'],
    [
      'phone',
      { phone: '+44 20' },
      'Phone must be a full number with its country code, like +44 20 7946 0958',
    ],
    ['password', { password: 'short' }, 'Password must be at least 8 characters'],
    ['password', { password: 'password123' }, 'This password is too common. Choose another.'],
    ['password', { password: 'Companions Inc' }, 'This password is too easy to guess. Choose another.'],
    [
      'password',
      { password: 'someone-7@profile.test' },
      'This password is too easy to guess. Choose another.',
    ],
    ['terms', { terms: null }, 'Accept the Terms of Service and Privacy Policy to continue'],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'Time zone is not a valid time zone'],
    ['jobTitle', { jobTitle: 'x'.repeat(101) }, 'Job title must be up to 100 characters'],
  ])('reports an invalid %s, and can still be completed: %j', async (member, changes, message) => {
    const [customer] = await api.db.insert(customers).values({ name: 'Companions, Inc.' }).returning();
    const { person, ticket } = await addIncomplete({
      ...invited,
      email: 'someone-7@profile.test',
      customerId: customer?.id ?? null,
      firstName: '',
      lastName: '',
      phone: null,
    });
    const whole = { firstName: 'A', lastName: 'B', phone: '5550100100', password, terms: true };
    expect(refusalOf(await complete(ticket, { ...whole, ...changes }))).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ message, members: [member] }] },
    });
    expect((await personWith(api.db, person.email)).profileComplete).toBe(false);
    expect(outcomeOf(await complete(ticket, whole))).toBe('accepted');
    await api.db
      .update(users)
      .set({ email: `gone-${person.id}@profile.test` })
      .where(eq(users.id, person.id));
  });

  it('is completed once, with one password, by 20 concurrent requests', async () => {
    const { person, ticket } = await addIncomplete(invited);
    const passwords = Array.from({ length: 20 }, (_, at) => `${password} ${at}`);
    const answered = await Promise.all(
      passwords.map((each) => complete(ticket, { password: each, terms: true })),
    );
    const outcomes = answered.map(outcomeOf);
    expect(outcomes.toSorted()).toEqual([...Array<string>(19).fill('LINK_USED'), 'accepted']);
    const { passwordHash } = await personWith(api.db, person.email);
    expect(await isCorrectPassword(passwords[outcomes.indexOf('accepted')] ?? '', passwordHash)).toBe(true);
  });

  it('is completed once by two concurrent tickets', async () => {
    const { person, ticket } = await addIncomplete(invited);
    const other = await createLink(api.db, person.id, 'profile');
    const profile = { password, terms: true };
    const answered = await Promise.all([complete(ticket, profile), complete(other, profile)]);
    expect(answered.map(outcomeOf).toSorted()).toEqual(['LINK_USED', 'accepted']);
    expect(outcomeOf(await ask(api, 'PendingProfile', { ticket: other }))).toBe('LINK_USED');
  });

  it('is not opened by an expired, superseded, or unknown ticket, or by a link of another purpose', async () => {
    const expired = await addIncomplete();
    await api.db
      .update(links)
      .set({ expiresAt: sql`now()` })
      .where(eq(links.userId, expired.person.id));
    const superseded = await addIncomplete();
    await createLink(api.db, superseded.person.id, 'profile');
    const another = await createLink(api.db, superseded.person.id, 'verification');
    const gone = await addIncomplete({ status: 'deactivated' });
    const cases = [
      [expired.ticket, 'LINK_EXPIRED'],
      [superseded.ticket, 'LINK_SUPERSEDED'],
      [another, 'LINK_INVALID'],
      [gone.ticket, 'LINK_INVALID'],
      ['A'.repeat(43), 'LINK_INVALID'],
    ] as const;
    for (const [ticket, code] of cases) {
      expect(outcomeOf(await ask(api, 'PendingProfile', { ticket }))).toBe(code);
      expect(outcomeOf(await complete(ticket, { password: 'too short' }))).toBe(code);
    }
  });

  it('is opened by a log-in with the right password, but not with a wrong one', async () => {
    const person = await addPerson(api.db, incomplete);
    const url = '/api/app/anonymous/login';
    const logIn = (typed: string) =>
      api.call({ method: 'POST', url, payload: { email: person.email, password: typed } });
    const refused = await logIn(samplePassword);
    const { error } = refused.json<{ error: { code: string; details: { profileTicket: string } } }>();
    expect([refused.statusCode, error.code]).toEqual([403, 'PROFILE_INCOMPLETE']);
    expect((await logIn('a guess')).json()).not.toHaveProperty('error.details');
    expect(api.log.join('')).not.toContain(error.details.profileTicket);
    expect(outcomeOf(await complete(error.details.profileTicket))).toBe('accepted');
    expect((await logIn(samplePassword)).statusCode).toBe(200);
  });
});
