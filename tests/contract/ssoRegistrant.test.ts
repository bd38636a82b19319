import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ssoExchangePath } from '#domain/singleSignOn.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { openApi, type Api } from './support/api.ts';
import { openBrowser, type Browser } from './support/browser.ts';
import { databaseKinds } from './support/databases.ts';
import { answers, ask, bodyOf, dataOf, manyMails, outcomeOf, personWith } from './support/gettingIn.ts';
import { enter } from './support/singleSignOn.ts';
import { publicUrl, toolsFor, workThrough } from './support/work.ts';

/** Registers in this browser; returns the answers. */
async function registerIn(browser: Browser) {
  const registration = answers();
  const answer = await browser.post('/graphql', bodyOf('Register', { registration }));
  expect(await answer.json()).toEqual({ data: { register: { accepted: true } } });
  return registration;
}

describe.each(databaseKinds)('single sign-on before a registration is confirmed, on $name,', ({ open }) => {
  let api: Api;
  let origin: string;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
    origin = await api.listen();
  });
  afterAll(() => api.close());

  /** Logs in by single sign-on in this browser; returns the ticket of the profile, and its missing fields. */
  async function enterIn(browser: Browser, email: string) {
    const answer = await enter(browser, { email });
    const { error } = (await answer.json()) as {
      error: { code: string; details: { profileTicket: string } };
    };
    expect([answer.status, error.code]).toEqual([403, 'PROFILE_INCOMPLETE']);
    const ticket = error.details.profileTicket;
    const opened = dataOf(await ask(api, 'PendingProfile', { ticket }));
    return { ticket, ...(opened as { pendingProfile: { missing: string[] } }).pendingProfile };
  }

  async function statusOfLoggingIn(email: string, password: string) {
    const url = '/api/app/anonymous/login';
    return (await api.call({ method: 'POST', url, payload: { email, password } })).statusCode;
  }

  /** Works off the queue; returns the newest mail to this address. */
  async function mailTo(toAddress: string) {
    await workThrough(toolsFor(api.db));
    const [mail] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.toAddress, toAddress))
      .orderBy(desc(outbox.id))
      .limit(1);
    return mail;
  }

  it('keeps the answers and the password in the browser that registered, and mails so', async () => {
    const browser = openBrowser(origin);
    const { email, password } = await registerIn(browser);
    const { ticket, missing } = await enterIn(browser, email);
    expect(missing).toEqual([]);
    expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile: {} }))).toBe('accepted');
    expect(await statusOfLoggingIn(email, password)).toBe(200);
    expect(await personWith(api.db, email)).toMatchObject({ firstName: 'Nora', registrantHash: null });
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ subject: 'You can now log in with Lintel Pro', toName: 'Nora New' });
    expect(mail?.text).toContain('so you can log in with it as well as with your password.');
    expect(mail?.text).not.toContain('/forgot-password');
  });

  it.each([
    ['another browser', () => Promise.resolve(openBrowser(origin))],
    [
      'a browser that registered another address',
      async () => {
        const browser = openBrowser(origin);
        await registerIn(browser);
        return browser;
      },
    ],
  ])(
    'drops the answers of the registration in %s, and mails how to choose a password',
    async (_which, openOther) => {
      const { email, password } = await registerIn(openBrowser(origin));
      const { ticket, missing } = await enterIn(await openOther(), email);
      expect(missing).toEqual(['firstName', 'lastName', 'companyName', 'phone', 'terms']);
      expect(await personWith(api.db, email)).toMatchObject({ passwordHash: null, termsAcceptedAt: null });
      const mail = await mailTo(email);
      expect(mail).toMatchObject({ subject: 'You can now log in with Lintel Pro', toName: '' });
      expect(mail?.text).toMatch(/^Hello,\n/);
      expect(mail?.text).not.toContain('as well');
      expect(mail?.text).toContain(
        'To log in with a password too, choose one with "Forgot password?" first.',
      );
      expect(mail?.text).toContain(`\n${publicUrl}/forgot-password\n`);
      const names = { firstName: 'Olive', lastName: 'Owner', companyName: 'Olive & Co' };
      const profile = { ...names, phone: '5550100142', terms: true };
      expect(outcomeOf(await ask(api, 'CompleteProfile', { ticket, profile }))).toBe('accepted');
      expect(await statusOfLoggingIn(email, password)).toBe(401);
    },
  );

  it('finds the cookie of the registration only at GraphQL and at the exchange', async () => {
    const browser = openBrowser(origin);
    await registerIn(browser);
    const sent = (path: string) =>
      browser.cookiesAt(path).filter((pair) => pair.startsWith('lintel-registrant='));
    const [cookie] = sent('/graphql');
    expect(cookie).toMatch(/=[\w-]{43}$/);
    expect(sent(ssoExchangePath)).toEqual([cookie]);
    for (const path of ['/', '/sso/login', '/api/app/anonymous/login', '/idp/auth']) {
      expect(sent(path)).toEqual([]);
    }
  });
});
