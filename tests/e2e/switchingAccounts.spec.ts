import type { BrowserContext, Page } from '@playwright/test';
import { beginSession, expect, offers, submitLogIn, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { collectEventNames } from './support/events.ts';
import { holdCode } from './support/funnelWalk.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { newAddress } from './support/registering.ts';
import { button, openSettings } from './support/settings.ts';
import { endSessionOnServer, delayGraphqlCalls, stored } from './support/stored.ts';

const list = '/api/app/service-provider-query/customer-service-providers';

test(
  "single sign-on shows the person's own list, even while that of the previous person is loading",
  { tag: '@full' },
  async ({ page, fail }) => {
    await beginSession(page, people.smallOwner);
    await page.goto('/dashboard');
    await expect(offers(page)).toHaveCount(4);
    await page.goto('/sso/login');
    // The list of the previous person, and that of the new one.
    await fail({ call: `GET ${list}`, delayMs: 2_000, times: 2 });
    await page.getByRole('button', { name: /^Dana Lee/ }).click();
    await expect(page).toHaveURL('/dashboard');
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const count = await offers(page).count();
          seen.add(count);
          return count;
        },
        { intervals: [50] },
      )
      .toBe(12);
    expect(seen).not.toContain(4);
    await expect(notices(page)).toHaveCount(0);
    expect(JSON.parse((await stored(page, 'partnerList')) ?? '[]')).toHaveLength(12);
  },
);

/** Id of the session whose token the browser holds. */
async function readSessionId(page: Page): Promise<string> {
  const token = (await stored(page, 'accessToken')) ?? '';
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
}

/** Broadcasts from another tab that this session was logged out. */
async function broadcastLogOut(context: BrowserContext, session: string): Promise<void> {
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((loggedOut) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    new BroadcastChannel('session').postMessage({ loggedOut });
  }, session);
}

/** Opens single sign-on in a browser that does not know yet that the server has ended its session. */
async function openSsoAfterSessionEnd(page: Page): Promise<void> {
  await beginSession(page, people.smallOwner);
  await page.goto('/favicon.svg');
  await endSessionOnServer(page);
  await page.goto('/sso/login');
}

for (const [who, name, count] of [
  ['the same person', /^Robin Birch/, 4],
  ['another person', /^Dana Lee/, 12],
] as const) {
  test(
    `single sign-on logs ${who} in when the server has ended the previous session`,
    { tag: '@full' },
    async ({ page, fail }) => {
      await openSsoAfterSessionEnd(page);
      // The calls of the previous session are refused meanwhile.
      await fail({ call: 'POST /api/app/anonymous/sso-exchange', delayMs: 1_000, times: 1 });
      await page.getByRole('button', { name }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(offers(page)).toHaveCount(count);
      await expect(notices(page)).toHaveCount(0);
    },
  );
}

test(
  'single sign-on logs a person in when the previous session ends before the callback page has loaded',
  { tag: '@full' },
  async ({ page, fail }) => {
    await openSsoAfterSessionEnd(page);
    await holdCode(fail, 'ssoCallbackFlow', 3_000);
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.getByRole('button', { name: /^Dana Lee/ }).click();
    await refused;
    await expect(page).toHaveURL('/dashboard');
    await expect(offers(page)).toHaveCount(12);
  },
);

test(
  'a tab says that the session has ended as soon as another tab finds out',
  { tag: '@full' },
  async ({ page, context, fail }) => {
    await beginSession(page, people.smallOwner);
    await page.goto('/dashboard');
    await expect(offers(page)).toHaveCount(4);
    await endSessionOnServer(page);
    await delayGraphqlCalls(fail);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other).toHaveURL('/no-access');
    await expect(page).toHaveURL('/no-access');
    await expect(offers(page)).toHaveCount(0);
  },
);

test(
  'the log-out of an older session does not disturb a pending log-in',
  { tag: '@full' },
  async ({ page, context, fail, recover }) => {
    await beginSession(page, people.smallOwner);
    await page.goto('/favicon.svg');
    const older = await readSessionId(page);
    await endSessionOnServer(page);
    await delayGraphqlCalls(fail);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/no-access');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await recover();
    await fail({ call: 'POST /api/app/anonymous/login', delayMs: 2_000, times: 1 });
    await submitLogIn(page, people.owner.email);
    await broadcastLogOut(context, older);
    await expect(page).toHaveURL('/dashboard');
    await expect(offers(page)).toHaveCount(12);
  },
);

test(
  'a wrong password after a failed request for userInfo shows only its own error, and keeps the session',
  { tag: '@full' },
  async ({ page, fail }) => {
    await beginSession(page, people.owner);
    await page.evaluate(() => localStorage.removeItem('userInfo'));
    const body = JSON.stringify({ error: { code: 'BUSY', message: 'We are counting our people.' } });
    await fail({ call: 'GET /api/app/user-query/user-info', status: 503, body, times: 1 });
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await submitLogIn(page, people.owner.email, 'not the password');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('We are counting our people.');
    await expect(notices(page)).toHaveCount(0);
    expect(await stored(page, 'accessToken')).not.toBeNull();
    await page.goto('/dashboard');
    await expect(offers(page)).toHaveCount(12);
  },
);

test(
  'a visitor who opens an offer is tracked, but not recorded as a lead',
  { tag: '@full' },
  async ({ page }) => {
    const events = collectEventNames(page);
    const leads: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('RecordLeads')) leads.push(request.url());
    });
    await page.goto('/partner/sunbelt');
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('main')
      .getByRole('link', { name: /opens in a new tab/ })
      .first()
      .click();
    await (await opened).close();
    await expect.poll(() => events).toContainEqual(expect.stringMatching(/Call To Action|Learn More/));
    expect(leads).toEqual([]);
  },
);

test(
  'a log-out in another tab ends its own session, and no newer one',
  { tag: '@full' },
  async ({ page, context }) => {
    await beginSession(page, people.owner);
    await page.goto('/dashboard');
    await expect(offers(page)).toHaveCount(12);
    const own = await readSessionId(page);
    await broadcastLogOut(context, 'an older session');
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    await broadcastLogOut(context, own);
    await expect(page).toHaveURL('/');
  },
);

test(
  'an invitation that completes after its owner has logged out is not tracked',
  { tag: '@full' },
  async ({ page, request, fail }) => {
    const owner = await openCompany(request);
    const events = collectEventNames(page);
    await openSettings(page, owner);
    await button(page, 'Add user').click();
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Email', { exact: true }).fill(newAddress());
    await fail({ call: 'graphql InviteMember', delayMs: 3_000, times: 1 });
    const answered = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('InviteMember')),
    );
    await button(page, 'Send invitation').click();
    await button(page, 'Olive Hill, account menu').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await answered;
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect.poll(() => events).toContain('Registration Button');
    expect(events).toContain('Logout');
    expect(events).not.toContain('Add User Complete');
  },
);

for (const [who, before, address] of [
  ['a visitor', null, '/partner/sunbelt'],
  ['another person', people.owner, '/faq'],
  ['another person', people.owner, '/profile'],
] as const) {
  test(
    `a tab of ${who} on ${address} shows the home of a person who logs in in another tab`,
    { tag: '@full' },
    async ({ page, context }) => {
      if (before) await beginSession(page, before);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const other = await context.newPage();
      await beginSession(other, people.smallOwner);
      await expect(page).toHaveURL('/dashboard');
      await expect(offers(page)).toHaveCount(4);
    },
  );
}
