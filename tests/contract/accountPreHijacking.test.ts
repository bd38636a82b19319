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

/** Fields that a person without consent has to fill in. */
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

/** Columns of a person without password and consent. */
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

  /** Follows the link of the newest mail; returns the ticket of the profile, and its missing fields. */
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

  /** Requests a link to reset the password, and resets it. */
  async function reset(email: string, chosen: string, earlier?: LightMyRequestResponse) {
    await ask(api, 'RequestPasswordReset', { email });
    const { token, subject } = await mailedLink(api.db, email);
    expect(subject).toBe('Reset your password');
    const answer = await ask(api, 'ResetPassword', { token, password: chosen }, '192.0.2.1', earlier);
    expect(outcomeOf(answer)).toBe('accepted');
  }

  it('gives the stranger no access once its owner confirms it and chooses a password', async () => {
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

  it('lets its owner correct the entries of the stranger, which are no consent of the owner', async () => {
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

  it('asks an affiliate for everything but the phone, which is optional for them', async () => {
    const email = newEmail();
    await ask(api, 'Register', { registration: affiliateAnswers({ email }) }, elsewhere);
    const { ticket, missing } = await confirm(email);
    expect(missing).toEqual(everything.filter((part) => part !== 'phone'));
    expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile: own }))).toBe('accepted');
    const { id, phone } = await personWith(api.db, email);
    expect(phone).toBeNull();
    expect(await applicationOf(api.db, id)).toMatchObject({ companyName: 'Olive & Co', version: 2 });
  });

  it('keeps the entries of neither browser when two browsers chose different passwords', async () => {
    const email = newEmail();
    const owner = await register(email);
    await register(email, { ...strangers, password: strangersPassword });
    expect((await confirm(email, owner)).missing).toEqual(everything);
    expect(await personWith(api.db, email)).toMatchObject(nothingChosen);
  });

  it('needs no further entries when it is confirmed in the browser that registered it', async () => {
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

  it('needs all entries again when it is confirmed with the cookie of another browser', async () => {
    const email = newEmail();
    await register(email, { password: strangersPassword });
    const { missing } = await confirm(email, await register(newEmail()));
    expect(missing).toEqual(everything);
    expect((await personWith(api.db, email)).passwordHash).toBeNull();
  });

  it('belongs to the last browser that registered it with the same password', async () => {
    const email = newEmail();
    const first = await register(email);
    const last = await register(email);
    expect((await personWith(api.db, email)).registrantHash).toBe(hashSecret(last.cookies[0]?.value ?? ''));
    expect((await confirm(email, first)).missing).toEqual(everything);
  });

  it('goes to its owner by "Forgot password?", too, before it is confirmed', async () => {
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

  it('keeps its entries when "Forgot password?" ends in the browser that registered it', async () => {
    const email = newEmail();
    const registered = await register(email);
    await reset(email, 'Chosen a second time', registered);
    const { ticket } = await tryToLogIn(email, 'Chosen a second time');
    expect(await missingOf(ticket)).toEqual([]);
    expect(await personWith(api.db, email)).toMatchObject({ firstName: 'Nora', registrantHash: null });
  });

  it('keeps the entries of its owner when "Forgot password?" follows the confirmation', async () => {
    const email = newEmail();
    const { missing } = await confirm(email, await register(email));
    expect(missing).toEqual([]);
    await reset(email, 'Chosen a second time');
    const { ticket } = await tryToLogIn(email, 'Chosen a second time');
    expect(await missingOf(ticket)).toEqual([]);
  });

  it('keeps a complete profile when it is confirmed', async () => {
    const person = await addPerson(api.db, { emailVerified: false });
    await ask(api, 'RequestVerification', { email: person.email });
    const { token } = await mailedLink(api.db, person.email);
    await ask(api, 'VerifyEmail', { token });
    expect(await personWith(api.db, person.email)).toEqual({ ...person, emailVerified: true });
  });

  it('sets the same HttpOnly cookie for every address, and keeps the secret of an existing cookie', async () => {
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

  it('sets a Secure cookie when the public URL has HTTPS', async () => {
    const secure = await openApi(
      { db: api.db, place: '', close: () => Promise.resolve() },
      { ...manyMails, PUBLIC_URL: 'https://market.example' },
    );
    const answer = await ask(secure, 'Register', { registration: answers() });
    await secure.close();
    const secureCookie = { name: 'lintel-registrant', secure: true };
    expect(answer.cookies).toMatchObject([secureCookie, secureCookie]);
  });

  it('stores the secret of the browser only as a hash', async () => {
    const email = newEmail();
    const { cookies } = await register(email);
    const kept = await api.db.select().from(users).where(eq(users.email, email));
    expect(JSON.stringify(kept)).not.toContain(cookies[0]?.value);
  });
});
