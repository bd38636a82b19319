import type { Page } from '@playwright/test';
import { resumeSession, expect, offers, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { visitorPages } from './support/visitorPages.ts';

/** Pages behind the log-in, each with a selector of its content and a person. */
const ownPages = [
  ['/dashboard', 'main article', people.user],
  ['/partner/ppg', 'aside[aria-labelledby="about-offer"]', people.user],
  ['/account', 'main tbody td', people.owner],
  ['/request-products', 'main form', people.user],
  ['/faq', 'main h2', people.user],
  ['/profile', 'main dl', people.user],
  ['/admin', 'main dl', people.administrator],
] as const;

/** Page whose code and data come after its frame, since its address is the landing page's. */
const homeOfAffiliates = ['/', 'main h2', people.affiliate] as const;

const maxShift = 0.02;

/** Calls that no page waits for: tracked events, the refreshed person, and the categories of a menu. */
const unawaited: ReadonlySet<string> = new Set([
  '/api/app/events',
  '/api/app/user-query/user-info',
  '/api/app/service-provider-query/service-provider-categories',
]);

/** Collects the scripts and calls that a script starts instead of the HTML. */
async function collectLateRequests(page: Page): Promise<string[]> {
  const late: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    const isContent = type === 'Script' || type === 'Fetch' || type === 'XHR';
    const { pathname } = new URL(request.url);
    if (isContent && asker.includes('/assets/') && !unawaited.has(pathname))
      late.push(`${pathname} ${request.postData?.slice(0, 60) ?? ''} by ${new URL(asker).pathname}`);
  });
  return late;
}

for (const [address, shown, person] of sample(ownPages, ownPages.length)) {
  test(`${address} loads code and data in parallel, right after its HTML`, async ({ page }) => {
    await resumeSession(page, person);
    const late = await collectLateRequests(page);
    await page.goto(address);
    await page.locator(shown).first().waitFor();
    expect([...late]).toEqual([]);
  });
}

test(
  'after a log-in, the calls for the dashboard run in parallel',
  { tag: '@full' },
  async ({ page, fail }) => {
    for (const name of ['customer-service-providers', 'service-provider-categories'])
      await fail({ call: `GET /api/app/service-provider-query/${name}`, delayMs: 2_000, times: 9 });
    await page.goto('/login');
    const code = page.waitForResponse(/\/Dashboard-/);
    await page.getByLabel('Email').fill(people.user.email);
    await code;
    const order: string[] = [];
    const record = (what: string, url: string) => {
      const { pathname } = new URL(url);
      const isCode = pathname.startsWith('/assets/') && what === 'answer';
      if (pathname !== '/api/app/events' && !isCode) order.push(`${what} ${pathname.split('/').at(-1)}`);
    };
    page.on('request', (request) => record('ask', request.url()));
    page.on('response', (response) => record('answer', response.url()));
    await submitLogIn(page, people.user.email);
    await expect(offers(page)).toHaveCount(12);
    expect(order.slice(0, 2)).toEqual(['ask login', 'answer login']);
    expect(order.slice(2, 5).toSorted()).toEqual([
      'ask customer-service-providers',
      'ask graphql',
      'ask service-provider-categories',
    ]);
  },
);

/** Sum of layout shifts without user input since the page opened. */
async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

for (const width of sample([320, 1280], 2)) {
  test(`pages load without layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of sample(visitorPages, 8)) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft(await readLayoutShift(page), address).toBeLessThanOrEqual(maxShift);
    }
    for (const [address, shown, person] of [homeOfAffiliates, ...sample(ownPages, 6)]) {
      await resumeSession(page, person);
      await page.goto(address);
      await page.locator(shown).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect.soft(await readLayoutShift(page), address).toBeLessThanOrEqual(maxShift);
    }
  });
}

test(
  'the centered card of the log-in screen does not shift on a slow machine',
  { tag: '@full' },
  async ({ page, context }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    for (let visit = 0; visit < 3; visit += 1) {
      await page.goto('/login');
      await page.getByRole('main').getByRole('link', { name: 'Register' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await readLayoutShift(page)).toBeLessThanOrEqual(maxShift);
    }
  },
);
