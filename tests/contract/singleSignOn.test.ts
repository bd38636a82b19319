import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ssoExchangePath, ssoLoginPath } from '#domain/singleSignOn.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { ssoAttempts } from '#server/platform/sso/ssoTables.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { leadsTo, openBrowser } from './support/browser.ts';
import { databaseKinds } from './support/databases.ts';
import {
  begin,
  callbackOf,
  choose,
  enter,
  exchange,
  outcomeOf,
  readSession,
} from './support/singleSignOn.ts';

const owner = { email: 'owner@lintel.test' };
const invalid = [400, 'SSO_INVALID'];

describe.each(databaseKinds)('single sign-on on $name', ({ open }) => {
  let api: Api;
  let origin: string;

  beforeAll(async () => {
    api = await openApi(await open(), { LOG_LEVEL: 'info' });
    origin = await api.listen();
  });
  afterAll(() => api.close());

  it('starts a session through the provider, and returns the wanted page', async () => {
    const browser = openBrowser(origin);
    const authorization = new URL(await begin(browser, '?ReturnUrl=%2Ffaq%3Fpage%3D2%23top'));
    expect(authorization.origin + authorization.pathname).toBe(`${origin}/idp/auth`);
    expect(Object.fromEntries(authorization.searchParams)).toEqual({
      client_id: 'marketplace',
      response_type: 'code',
      redirect_uri: `${origin}/lintelsso/callback`,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const answer = await exchange(browser, await choose(browser, authorization.href, owner));
    const session = await readSession(answer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(session).toMatchObject({ userInfo: { email: owner.email }, returnUrl: '/faq?page=2#top' });
    const url = '/api/app/user-query/user-info';
    expect((await api.call({ url, headers: bearer(session.accessToken) })).statusCode).toBe(200);
  });

  it('starts a session of twelve hours', async () => {
    await enter(openBrowser(origin), { email: 'user@newroof.test' });
    const rows = await api.db.select().from(sessions);
    const row = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    expect(row?.remember).toBe(false);
    expect((row?.endsAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(12 * 3_600_000);
  });

  it.each([
    '//evil.example',
    'https://evil.example/faq',
    '/nowhere',
    '/faq&ReturnUrl=//evil.example',
    'javascript:alert(1)',
    `/faq?q=${'x'.repeat(2_042)}`,
  ])('ignores the ReturnUrl %.40s', async (returnUrl) => {
    const browser = openBrowser(origin);
    const callback = await choose(browser, await begin(browser, `?ReturnUrl=${returnUrl}`), owner);
    expect(await readSession(await exchange(browser, callback))).toMatchObject({ returnUrl: null });
  });

  it('binds a log-in to its browser by a cookie that only these calls get', async () => {
    const browser = openBrowser(origin);
    const answer = await browser.get(ssoLoginPath);
    for (const line of answer.headers.getSetCookie()) {
      expect(line).toMatch(/^lintel-sso=[\w-]{43}; Max-Age=600; Path=\/\S+; HttpOnly; SameSite=Lax$/);
    }
    expect(browser.cookiesAt(ssoExchangePath)).toEqual(browser.cookiesAt(ssoLoginPath));
    expect(browser.cookiesAt(ssoExchangePath)).toHaveLength(1);
    for (const path of ['/', '/login', '/api/app/anonymous/login', '/graphql', '/lintelsso/callback']) {
      expect(browser.cookiesAt(path)).toEqual([]);
    }
  });

  it('is logged with the person', async () => {
    const browser = openBrowser(origin);
    await exchange(browser, await choose(browser, await begin(browser), owner));
    const line = api.log.findLast((each) => each.includes('sso-exchange'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ status: 200, userId: expect.any(Number) });
  });

  it('lets several log-ins of one browser end in any order', async () => {
    const browser = openBrowser(origin);
    const [first, second] = [await begin(browser), await begin(browser)];
    const ofSecond = await choose(browser, second, { email: 'user@lintel.test' });
    const ofFirst = await choose(browser, first, owner);
    for (const [callback, email] of [
      [ofFirst, owner.email],
      [ofSecond, 'user@lintel.test'],
    ] as const) {
      expect(await readSession(await exchange(browser, callback))).toMatchObject({ userInfo: { email } });
    }
  });

  it('refuses a state that is missing, unknown, or not a string', async () => {
    const browser = openBrowser(origin);
    const { code = '', iss = '' } = await choose(browser, await begin(browser), owner);
    expect(await outcomeOf(await exchange(browser, { code, iss }))).toEqual(invalid);
    expect(await outcomeOf(await exchange(browser, { code, iss, state: 'x'.repeat(43) }))).toEqual(invalid);
    for (const state of [[], {}, 7, null, 'x'.repeat(5_000)]) {
      const answer = await browser.post(ssoExchangePath, { code, iss, state });
      expect(await outcomeOf(answer)).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('refuses a callback in another browser, and still accepts it in the first one', async () => {
    const [browser, other] = [openBrowser(origin), openBrowser(origin)];
    const callback = await choose(browser, await begin(browser), owner);
    expect(await outcomeOf(await exchange(other, callback))).toEqual(invalid);
    await begin(other);
    expect(await outcomeOf(await exchange(other, callback))).toEqual(invalid);
    expect((await exchange(browser, callback)).status).toBe(200);
  });

  it('refuses the state or the code of another log-in, and an unknown code', async () => {
    const browser = openBrowser(origin);
    const first = await choose(browser, await begin(browser), owner);
    const second = await choose(browser, await begin(browser), { email: 'user@lintel.test' });
    expect(await outcomeOf(await exchange(browser, { ...first, code: second['code'] ?? '' }))).toEqual(
      invalid,
    );
    expect(await outcomeOf(await exchange(browser, { ...second, code: 'made-up' }))).toEqual(invalid);
  });

  it('refuses a callback from another issuer, and accepts one without an issuer', async () => {
    const browser = openBrowser(origin);
    const callback = await choose(browser, await begin(browser), owner);
    expect(callback['iss']).toBe(`${origin}/idp`);
    expect(await outcomeOf(await exchange(browser, { ...callback, iss: 'https://evil.example' }))).toEqual(
      invalid,
    );
    const { iss: _, ...unnamed } = await choose(browser, await begin(browser), owner);
    expect((await exchange(browser, unnamed)).status).toBe(200);
  });

  it('refuses a replay, without ending the session of the first exchange', async () => {
    const browser = openBrowser(origin);
    const callback = await choose(browser, await begin(browser), owner);
    const { accessToken } = await readSession(await exchange(browser, callback));
    expect(await outcomeOf(await exchange(browser, callback))).toEqual(invalid);
    const url = '/api/app/user-query/user-info';
    expect((await api.call({ url, headers: bearer(accessToken) })).statusCode).toBe(200);
  });

  it('creates one session from twenty concurrent exchanges', async () => {
    const browser = openBrowser(origin);
    const callback = await choose(browser, await begin(browser), { email: 'owner@birch.test' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(browser, callback)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    const [session] = await Promise.all(answers.filter(({ ok }) => ok).map(readSession));
    const ofPerson = eq(sessions.userId, session?.userInfo.userId ?? 0);
    expect(await api.db.select().from(sessions).where(ofPerson)).toHaveLength(1);
  });

  it('refuses an expired log-in, and deletes it', async () => {
    const browser = openBrowser(origin);
    const callback = await choose(browser, await begin(browser), owner);
    await api.db.update(ssoAttempts).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await outcomeOf(await exchange(browser, callback))).toEqual(invalid);
    await begin(browser);
    expect(await api.db.select().from(ssoAttempts)).toHaveLength(1);
  });

  it('reports to the callback page that the person cancelled', async () => {
    const browser = openBrowser(origin);
    const authorization = await begin(browser);
    const choicePage = leadsTo(await browser.get(authorization));
    const left = await browser.submit(choicePage, { choice: 'cancel' });
    const callback = callbackOf(leadsTo(await browser.get(leadsTo(left))));
    const { state } = callbackOf(authorization);
    expect(callback).toMatchObject({ error: 'access_denied', state });
  });

  it('stores no secret in plain text, and logs none', async () => {
    const browser = openBrowser(origin);
    const callback = await choose(browser, await begin(browser), owner);
    const rows = JSON.stringify(await api.db.select().from(ssoAttempts));
    const [cookie = ''] = browser.cookiesAt(ssoExchangePath).map((text) => text.split('=')[1] ?? '');
    for (const secret of [callback['state'] ?? '', cookie]) expect(rows).not.toContain(secret);
    const { accessToken, refreshToken } = await readSession(await exchange(browser, callback));
    await exchange(browser, callback);
    const log = api.log.join('');
    expect(log).toContain('SSO_INVALID');
    for (const secret of [...Object.values(callback).slice(0, 2), cookie, accessToken, refreshToken]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/code_verifier|id_token|client_secret/);
  });
});
