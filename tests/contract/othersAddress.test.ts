import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ssoExchangePath } from '#domain/singleSignOn.ts';
import { hashSecret } from '#server/platform/auth/randomSecret.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { applicationOf, customerOf } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import {
  affiliateAnswers,
  answers,
  ask,
  dataOf,
  manyMails,
  newEmail,
  outcomeOf,
  password,
  personWith,
} from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { mailedLink } from './support/work.ts';

const strangersPassword = 'I read your mail before you';
const elsewhere = '198.51.100.1';

/** What is asked of whoever has agreed to nothing yet. */
const everything = ['firstName', 'lastName', 'companyName', 'phone', 'password', 'terms'];

const strangers = { firstName: 'Evil', lastName: 'Stranger', companyName: 'Evil Co', phone: '5550100666' };
const own = {
  firstName: 'Olive',
  lastName: 'Owner',
  companyName: 'Olive & Co',
  phone: '5550100142',
  password: 'Chosen by the owner',
  terms: true,
};

/** Of a person who has chosen nothing and agreed to nothing. */
const nothingChosen = { passwordHash: null, termsAcceptedAt: null, offerNews: false };

describe.each(databaseKinds)('an address that a stranger registers on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
  });
  afterAll(() => api.close());

  function register(email: string, changes: object = {}, earlier?: LightMyRequestResponse) {
    return ask(api, 'Register', { registration: answers({ email, ...changes }) }, elsewhere, earlier);
  }

  /** Follows the link of the newest mail; what the profile that it opens lacks. */
  async function confirm(email: string, earlier?: LightMyRequestResponse) {
    const { token } = await mailedLink(api.db, email);
    const confirmed = dataOf(await ask(api, 'VerifyEmail', { token }, '192.0.2.1', earlier));
    const { profileTicket: ticket } = (confirmed as { verifyEmail: { profileTicket: string } }).verifyEmail;
    return { ticket, missing: await missingOf(ticket) };
  }

  async function missingOf(ticket: string) {
    const opened = dataOf(await ask(api, 'PendingProfile', { ticket }));
    return (opened as { pendingProfile: { missing: string[] } }).pendingProfile.missing;
  }

  async function tryToLogIn(email: string, typed: string) {
    const url = '/api/app/anonymous/login';
    const answer = await api.call({ method: 'POST', url, payload: { email, password: typed } });
    const { error } = answer.json<{ error?: { code: string; details?: { profileTicket: string } } }>();
    return { outcome: error?.code ?? answer.statusCode, ticket: error?.details?.profileTicket ?? '' };
  }

  const logIn = async (email: string, typed: string) => (await tryToLogIn(email, typed)).outcome;

  /** Has the link to change a password mailed, and changes it. */
  async function reset(email: string, chosen: string, earlier?: LightMyRequestResponse) {
    await ask(api, 'RequestPasswordReset', { email });
    const { token, subject } = await mailedLink(api.db, email);
    expect(subject).toBe('Reset your password');
    const answer = await ask(api, 'ResetPassword', { token, password: chosen }, '192.0.2.1', earlier);
    expect(outcomeOf(answer)).toBe('accepted');
  }

  it('opens nothing to the stranger once its owner confirms it, who chooses the password', async () => {
    const email = newEmail();
    const stranger = await register(email, { password: strangersPassword });
    const { ticket, missing } = await confirm(email);
    expect(missing).toEqual(everything);
    expect(await logIn(email, strangersPassword)).toBe('INVALID_CREDENTIALS');
    expect(outcomeOf(await register(email, { password: strangersPassword }, stranger))).toBe('accepted');
    expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile: own }))).toBe('accepted');
    expect(await logIn(email, strangersPassword)).toBe('INVALID_CREDENTIALS');
    expect(await logIn(email, own.password)).toBe(200);
  });

  it('has its owner correct what the stranger told, who has agreed to nothing by it', async () => {
    const email = newEmail();
    await register(email, { ...strangers, offerNews: true });
    const { ticket } = await confirm(email);
    expect(await personWith(api.db, email)).toMatchObject({ ...nothingChosen, emailVerified: true });
    expect(dataOf(await ask(api, 'PendingProfile', { ticket }))).toMatchObject({
      pendingProfile: { ...strangers, phone: '(555) 010-0666' },
    });
    expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile: { password } }))).toBe(
      'VALIDATION_FAILED',
    );
    const before = Date.now();
    expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile: own }))).toBe('accepted');
    const { termsAcceptedAt, ...person } = await personWith(api.db, email);
    expect(await customerOf(api.db, person.customerId)).toMatchObject({ name: 'Olive & Co' });
    expect(person).toMatchObject({
      firstName: 'Olive',
      lastName: 'Owner',
      phone: '(555) 010-0142',
      offerNews: false,
      profileComplete: true,
    });
    expect(Number(termsAcceptedAt)).toBeGreaterThan(before - 1_000);
  });

  it('asks an affiliate for all but the phone, which affiliates may leave out', async () => {
    const email = newEmail();
    await ask(api, 'Register', { registration: affiliateAnswers({ email }) }, elsewhere);
    const { ticket, missing } = await confirm(email);
    expect(missing).toEqual(everything.filter((part) => part !== 'phone'));
    expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile: own }))).toBe('accepted');
    const { id, phone } = await personWith(api.db, email);
    expect(phone).toBeNull();
    expect(await applicationOf(api.db, id)).toMatchObject({ companyName: 'Olive & Co', version: 2 });
  });

  it('takes nothing from either where two browsers chose different passwords', async () => {
    const email = newEmail();
    const owner = await register(email);
    await register(email, { ...strangers, password: strangersPassword });
    expect((await confirm(email, owner)).missing).toEqual(everything);
    expect(await personWith(api.db, email)).toMatchObject(nothingChosen);
  });

  it('is confirmed without a further question in the browser that registered it', async () => {
    const email = newEmail();
    const registered = await register(email);
    const { missing } = await confirm(email, registered);
    expect(missing).toEqual([]);
    expect(await logIn(email, password)).toBe('PROFILE_INCOMPLETE');
    expect(await personWith(api.db, email)).toMatchObject({
      firstName: 'Nora',
      phone: '(555) 010-0199',
      termsAcceptedAt: expect.any(Date),
      registrantHash: null,
    });
  });

  it('is not confirmed with the secret of any other browser', async () => {
    const email = newEmail();
    await register(email, { password: strangersPassword });
    const { missing } = await confirm(email, await register(newEmail()));
    expect(missing).toEqual(everything);
    expect((await personWith(api.db, email)).passwordHash).toBeNull();
  });

  it('belongs to the browser that registered it last with the same password', async () => {
    const email = newEmail();
    const first = await register(email);
    const last = await register(email);
    expect((await personWith(api.db, email)).registrantHash).toBe(hashSecret(last.cookies[0]?.value ?? ''));
    expect((await confirm(email, first)).missing).toEqual(everything);
  });

  it('is its owner’s by "Forgot password?" too, before anybody has confirmed it', async () => {
    const email = newEmail();
    await register(email, { password: strangersPassword });
    const before = await mailedLink(api.db, email);
    await reset(email, own.password);
    expect(await logIn(email, strangersPassword)).toBe('INVALID_CREDENTIALS');
    const { outcome, ticket } = await tryToLogIn(email, own.password);
    expect(outcome).toBe('PROFILE_INCOMPLETE');
    expect(await missingOf(ticket)).toEqual(everything.filter((part) => part !== 'password'));
    expect(outcomeOf(await ask(api, 'VerifyEmail', { token: before.token }))).toBe('LINK_USED');
  });

  it('keeps what was told where "Forgot password?" ends in the browser that registered it', async () => {
    const email = newEmail();
    const registered = await register(email);
    await reset(email, 'Chosen a second time', registered);
    const { ticket } = await tryToLogIn(email, 'Chosen a second time');
    expect(await missingOf(ticket)).toEqual([]);
    expect(await personWith(api.db, email)).toMatchObject({ firstName: 'Nora', registrantHash: null });
  });

  it('has lost nothing that its owner told once "Forgot password?" comes later', async () => {
    const email = newEmail();
    const { missing } = await confirm(email, await register(email));
    expect(missing).toEqual([]);
    await reset(email, 'Chosen a second time');
    const { ticket } = await tryToLogIn(email, 'Chosen a second time');
    expect(await missingOf(ticket)).toEqual([]);
  });

  it('keeps what a complete profile holds, which its owner told', async () => {
    const person = await addPerson(api.db, { emailVerified: false });
    await ask(api, 'RequestVerification', { email: person.email });
    const { token } = await mailedLink(api.db, person.email);
    await ask(api, 'VerifyEmail', { token });
    expect(await personWith(api.db, person.email)).toEqual({ ...person, emailVerified: true });
  });

  it('leaves a cookie that no script reads, the same for every address, and keeps a secret that is there', async () => {
    const known = await addPerson(api.db);
    const unconfirmed = newEmail();
    await register(unconfirmed);
    const answered = [];
    for (const email of [newEmail(), known.email, unconfirmed]) answered.push(await register(email));
    for (const answer of answered) {
      expect(answer.body).toBe('{"data":{"register":{"accepted":true}}}');
      const [{ value } = { value: '' }] = answer.cookies;
      expect(value).toMatch(/^[\w-]{43}$/);
      const cookie = { name: 'lintel-registrant', value, httpOnly: true, sameSite: 'Lax', maxAge: 86_400 };
      expect(answer.cookies).toEqual([
        { ...cookie, path: '/graphql' },
        { ...cookie, path: ssoExchangePath },
      ]);
    }
    expect(new Set(answered.map(({ cookies }) => cookies[0]?.value)).size).toBe(3);
    const again = await register(newEmail(), {}, answered[0]);
    expect(again.cookies).toEqual(answered[0]?.cookies);
    expect((await ask(api, 'RequestVerification', { email: newEmail() })).cookies).toEqual([]);
  });

  it('leaves a cookie for https alone where people reach the product by that', async () => {
    const secure = await openApi(
      { db: api.db, place: '', close: () => Promise.resolve() },
      { ...manyMails, PUBLIC_URL: 'https://market.example' },
    );
    const answer = await ask(secure, 'Register', { registration: answers() });
    await secure.close();
    const secureCookie = { name: 'lintel-registrant', secure: true };
    expect(answer.cookies).toMatchObject([secureCookie, secureCookie]);
  });

  it('is kept as a hash of the browser’s secret alone', async () => {
    const email = newEmail();
    const { cookies } = await register(email);
    const kept = await api.db.select().from(users).where(eq(users.email, email));
    expect(JSON.stringify(kept)).not.toContain(cookies[0]?.value);
  });
});
