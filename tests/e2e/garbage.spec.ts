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

/** Invalid responses, as from a broken server, or from a proxy between it and the browser. */
const kinds: readonly Garbage[] = [
  {
    what: 'an HTML page',
    contentType: 'text/html',
    body: '<!doctype html><title>Hello</title><h1>Hello</h1>',
  },
  { what: 'truncated JSON', body: '{"data":{"offers":[{"id":"1","partnerId":' },
  { what: 'an empty body', body: '' },
  { what: 'status 204', status: 204, body: '' },
  { what: 'plain text', contentType: 'text/plain', body: 'OK' },
  { what: 'null', body: 'null' },
  { what: '10 MB of text', body: 'x', bytes: 10_000_000 },
  { what: 'truncated JSON with a byte order mark', body: '\uFEFF{"data":' },
  {
    what: 'JSON of another shape',
    body: '{"name":42,"data":{"offers":[{"id":{}}]},"__proto__":{"isAdmin":true}}',
  },
  { what: 'a million brackets', body: '[', bytes: 1_000_000 },
  {
    what: 'an error without a message',
    status: 400,
    body: '{"error":{"message":{}},"errors":[{"message":null}]}',
  },
  { what: 'an unlisted status', status: 418, contentType: 'text/plain', body: 'teapot' },
];

/** Calls for data that a page may make, as the fault switch names them. */
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
 * Makes each load of the page start as the person, with an empty storage except for the session. The page seems
 * hidden, so that no notice closes before it is counted.
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

/** Number of failures that the notices report: each says how often it occurred. */
async function countReported(page: Page): Promise<number> {
  const texts = await notices(page).allInnerTexts();
  return texts.reduce((sum, text) => sum + Number(/(\d+) times/.exec(text)?.[1] ?? 1), 0);
}

/**
 * Whether each path is reported, and no response twice: a page that is slow to read a response requested ahead
 * requests it once more, which counts as a failure of its own after a second.
 */
function isReportedOnce(reported: number, answered: readonly string[]): boolean {
  return reported >= new Set(answered).size && reported <= answered.length;
}

const others = ['administrator', 'affiliate', 'userWithoutPartners'] as const;

/** Kinds of garbage; a short run takes every fourth, and all pages with those. */
const shownKinds = sample(kinds, 4);

for (const [turn, garbage] of shownKinds.entries()) {
  // A short run takes one of the others: the last two see hardly any page that the owner does not see.
  const viewers = ['owner', ...others.filter((_, index) => isLongRun || index + turn === 0)] as const;
  for (const viewer of viewers) {
    const all = addressesShownTo(viewer);
    // A short run distributes the pages among the kinds; the long run checks each page with each kind.
    const sampled = onePerPage(all).filter((_, index) => index % shownKinds.length === turn);
    const addresses = isLongRun ? all : sampled;

    test(`with ${garbage.what} as every response, the screens of ${viewer} render and report each failure once`, async ({
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
        // A long response may still be loading when the network seems idle.
        await expect
          .poll(async () => isReportedOnce(await countReported(page), answered), address)
          .toBe(true);
        expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
        await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
      }
    });
  }

  // A short run takes one kind: forms behave alike with all of them.
  if (!isLongRun && turn > 0) continue;

  test(`with ${garbage.what} as the response to a log-in, one notice is shown and typed values are kept`, async ({
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
    `with ${garbage.what} in place of the offers, the search keeps its text until they are loaded`,
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
