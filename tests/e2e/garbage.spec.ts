import type { APIRequestContext, Page } from '@playwright/test';
import { addressesShownTo, type ViewerName } from '#tests/access/matrix.ts';
import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { isLongRun, sample } from './support/longRun.ts';
import { notices } from './support/notices.ts';
import { onePerPage } from './support/onePerPage.ts';
import { password, people } from './support/people.ts';

interface Garbage {
  readonly what: string;
  readonly status?: number;
  readonly contentType?: string;
  readonly body: string;
  readonly bytes?: number;
}

/** What comes in place of an answer: from broken servers, and from what stands between them and the browser. */
const kinds: readonly Garbage[] = [
  { what: 'a page', contentType: 'text/html', body: '<!doctype html><title>Hello</title><h1>Hello</h1>' },
  { what: 'half an answer', body: '{"data":{"offers":[{"id":"1","partnerId":' },
  { what: 'nothing', body: '' },
  { what: 'no content', status: 204, body: '' },
  { what: 'text of another type', contentType: 'text/plain', body: 'OK' },
  { what: 'null', body: 'null' },
  { what: '10 MB', body: 'x', bytes: 10_000_000 },
  { what: 'a mark of byte order and a rest', body: '\uFEFF{"data":' },
  { what: 'another shape', body: '{"name":42,"data":{"offers":[{"id":{}}]},"__proto__":{"isAdmin":true}}' },
  { what: 'a million brackets', body: '[', bytes: 1_000_000 },
  {
    what: 'an error without words',
    status: 400,
    body: '{"error":{"message":{}},"errors":[{"message":null}]}',
  },
  { what: 'a status that nobody lists', status: 418, contentType: 'text/plain', body: 'teapot' },
];

/** The calls for data that a page may make, as the fault switch names them, and their paths. */
const lists = '/api/app/service-provider-query';
const person = '/api/app/user-query/user-info';
const calls = [
  `GET ${lists}/customer-service-providers`,
  `GET ${lists}/service-provider-categories`,
  `GET ${person}`,
  'graphql DashboardOffers',
  'graphql PartnerPage',
  'graphql ProductRequests',
  'graphql Faq',
  'graphql Introduction',
  'graphql Trainings',
  'graphql Webinars',
  'graphql Team',
  'graphql OwnApplication',
  'graphql OwnProfile',
  'graphql Overview',
  'graphql PendingProfile',
];
const login = 'POST /api/app/anonymous/login';

/**
 * Lets the page begin as the person, with nothing stored but who they are. What it tells stays to be counted:
 * no notice runs out in a page that is out of sight.
 */
async function beginAs(page: Page, request: APIRequestContext, viewer: Exclude<ViewerName, 'visitor'>) {
  const data = { email: people[viewer].email, password };
  const answer = await request.post('/api/app/anonymous/login', { data });
  const { accessToken, userInfo } = (await answer.json()) as { accessToken: string; userInfo: unknown };
  await page.addInitScript(
    ([token, kept]) => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      localStorage.clear();
      localStorage.setItem('accessToken', token);
      localStorage.setItem('userInfo', kept);
    },
    [accessToken, JSON.stringify(userInfo)] as const,
  );
}

/** How many failures the notices stand for, by what each says how often it was told. */
async function countTold(page: Page): Promise<number> {
  const texts = await notices(page).allInnerTexts();
  return texts.reduce((sum, text) => sum + Number(/(\d+) times/.exec(text)?.[1] ?? 1), 0);
}

/**
 * Whether each path is told, and no answer twice: a page that is slow to read what it asked for ahead asks once more,
 * which is an incident of its own after a second.
 */
function isToldOnce(told: number, answered: readonly string[]): boolean {
  return told >= new Set(answered).size && told <= answered.length;
}

const others = ['userWithoutPartners', 'administrator', 'affiliate'] as const;

/** A short run takes every fourth kind, and all pages with those. */
const shownKinds = sample(kinds, 4);

for (const [turn, garbage] of shownKinds.entries()) {
  const viewers = ['owner', ...others.filter((_, index) => isLongRun || index === turn)] as const;
  for (const viewer of viewers) {
    const all = addressesShownTo(viewer);
    // In turns, so that every page and every kind is there; in the long run each screen meets each kind.
    const inTurn = onePerPage(all).filter((_, index) => index % shownKinds.length === turn);
    const addresses = isLongRun ? all : inTurn;

    test(`${garbage.what} in place of every answer: the screens of ${viewer} stand, and tell each failure once`, async ({
      page,
      request,
      fail,
    }) => {
      await beginAs(page, request, viewer);
      for (const call of calls) await fail({ call, times: 10_000, ...garbage });
      /** The paths of the calls that were answered on this page. */
      let answered: string[];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if ([person, '/graphql'].includes(pathname) || pathname.startsWith(lists)) answered.push(pathname);
      });
      for (const address of addresses) {
        answered = [];
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect(page.locator('h1'), address).toHaveCount(1);
        // A long answer may still be on its way when the page seems to be at rest.
        await expect.poll(async () => isToldOnce(await countTold(page), answered), address).toBe(true);
        expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
        await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
      }
    });
  }

  // Forms are the same whatever the garbage is.
  if (!isLongRun && turn > 0) continue;

  test(`${garbage.what} in place of the answer to a log-in: told once, and nothing typed is lost`, async ({
    page,
    fail,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Keep me logged in on this device').check();
    await fail({ call: login, times: 1, ...garbage });
    await submitLogIn(page, people.owner.email);
    await expect(notices(page)).toHaveCount(1);
    await expect(
      notices(page).getByText('Please contact administrator for support', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Please contact administrator for support',
    );
    await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await expect(page.getByLabel('Keep me logged in on this device')).toBeChecked();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(offers(page)).toHaveCount(12);
  });

  test(
    `${garbage.what} in place of the offers: what was typed into the search is still there afterwards`,
    { tag: '@full' },
    async ({ page, fail, recover }) => {
      await logIn(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await fail({ call: 'graphql DashboardOffers', delayMs: 1_000, times: 99, ...garbage });
      await page.reload();
      await page.getByLabel('Search partners').fill('generators');
      await expect(page.getByText("We couldn't load partners.")).toBeVisible();
      await expect(notices(page)).toHaveCount(1);
      await expect(page.getByLabel('Search partners')).toHaveValue('generators');
      await recover();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(offers(page)).toHaveCount(1);
      await expect(page.getByLabel('Search partners')).toHaveValue('generators');
    },
  );
}
