import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '#server/auth/randomSecret.ts';
import { users } from '#server/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { answers, ask, dataOf, manyMails, newEmail, outcomeOf, personWith } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { mailedLink } from './support/work.ts';

const strangersPassword = 'I read your mail before you';
const elsewhere = '198.51.100.1';

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
    const opened = dataOf(await ask(api, 'PendingProfile', { ticket }));
    const { missing } = (opened as { pendingProfile: { missing: string[] } }).pendingProfile;
    return { ticket, missing };
  }

  async function logIn(email: string, password: string) {
    const url = '/api/app/anonymous/login';
    const answer = await api.call({ method: 'POST', url, payload: { email, password } });
    const { error } = answer.json<{ error?: { code: string } }>();
    return error?.code ?? answer.statusCode;
  }

  it('opens nothing to the stranger once its owner confirms it, who chooses the password', async () => {
    const email = newEmail();
    const stranger = await register(email, { password: strangersPassword });
    const { ticket, missing } = await confirm(email);
    expect(missing).toEqual(['PASSWORD']);
    expect(await logIn(email, strangersPassword)).toBe('INVALID_CREDENTIALS');
    expect(outcomeOf(await register(email, { password: strangersPassword }, stranger))).toBe('accepted');
    const profile = { password: 'Chosen by the owner' };
    expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile }))).toBe('accepted');
    expect(await logIn(email, strangersPassword)).toBe('INVALID_CREDENTIALS');
    expect(await logIn(email, profile.password)).toBe(200);
  });

  it('is confirmed without a further question in the browser that registered it', async () => {
    const email = newEmail();
    const registered = await register(email);
    const { missing } = await confirm(email, registered);
    expect(missing).toEqual([]);
    expect(await logIn(email, answers().password)).toBe('PROFILE_INCOMPLETE');
    expect((await personWith(api.db, email)).registrantHash).toBeNull();
  });

  it('is not confirmed with the secret of any other browser', async () => {
    const email = newEmail();
    await register(email, { password: strangersPassword });
    const { missing } = await confirm(email, await register(newEmail()));
    expect(missing).toEqual(['PASSWORD']);
    expect((await personWith(api.db, email)).passwordHash).toBeNull();
  });

  it('belongs to the browser that registered it last with the same password', async () => {
    const email = newEmail();
    const first = await register(email);
    const last = await register(email);
    expect((await personWith(api.db, email)).registrantHash).toBe(hashSecret(last.cookies[0]?.value ?? ''));
    expect((await confirm(email, first)).missing).toEqual(['PASSWORD']);
  });

  it('is its owner’s by "Forgot password?" too, before anybody has confirmed it', async () => {
    const email = newEmail();
    await register(email, { password: strangersPassword });
    const before = await mailedLink(api.db, email);
    await ask(api, 'RequestPasswordReset', { email });
    const { token, subject } = await mailedLink(api.db, email);
    expect(subject).toBe('Reset your password');
    const password = 'Chosen by the owner';
    expect(outcomeOf(await ask(api, 'ResetPassword', { token, password }))).toBe('accepted');
    expect(await logIn(email, strangersPassword)).toBe('INVALID_CREDENTIALS');
    expect(await logIn(email, password)).toBe('PROFILE_INCOMPLETE');
    expect(outcomeOf(await ask(api, 'VerifyEmail', { token: before.token }))).toBe('LINK_USED');
  });

  it('keeps the password of a complete profile, which its owner chose', async () => {
    const person = await addPerson(api.db, { emailVerified: false });
    await ask(api, 'RequestVerification', { email: person.email });
    const { token } = await mailedLink(api.db, person.email);
    await ask(api, 'VerifyEmail', { token });
    expect((await personWith(api.db, person.email)).passwordHash).toBe(person.passwordHash);
  });

  it('leaves a cookie that no script reads, the same for every address, and keeps a secret that is there', async () => {
    const known = await addPerson(api.db);
    const unconfirmed = newEmail();
    await register(unconfirmed);
    const answered = [];
    for (const email of [newEmail(), known.email, unconfirmed]) answered.push(await register(email));
    for (const answer of answered) {
      expect(answer.body).toBe('{"data":{"register":{"accepted":true}}}');
      expect(answer.cookies).toEqual([
        {
          name: 'lintel-registrant',
          value: expect.stringMatching(/^[\w-]{43}$/),
          path: '/graphql',
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: 86_400,
        },
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
    expect(answer.cookies).toMatchObject([{ name: 'lintel-registrant', secure: true }]);
  });

  it('is kept as a hash of the browser’s secret alone', async () => {
    const email = newEmail();
    const { cookies } = await register(email);
    const kept = await api.db.select().from(users).where(eq(users.email, email));
    expect(JSON.stringify(kept)).not.toContain(cookies[0]?.value);
  });
});
