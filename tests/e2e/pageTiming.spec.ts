import type { Request } from '@playwright/test';
import { expect, logIn, test } from './support/app.ts';
import { openAndPaint } from './support/openAndPaint.ts';
import { people } from './support/people.ts';

/** Milliseconds until a page is painted: after pointing at its link, and once its code and data are in memory. */
interface Timing {
  first: number;
  again: number;
}

const isFast = ({ first, again }: Timing) => first <= Math.max(100, 2 * again);

test('a page that somebody points at opens as fast as it does again, and waits for no request', async ({
  page,
}) => {
  const fetchedAhead = page.waitForRequest(/LandingPage.*\.js$/);
  await logIn(page, people.owner);
  await fetchedAhead;
  const timings: Timing[] = [];
  // The machine may be busy with something else: one of five has to be fast.
  for (const { name, path } of [
    { name: 'HireRight', path: '/partner/hire-right' },
    { name: 'Lendflow', path: '/partner/lendflow' },
    { name: 'Insureon', path: '/partner/insureon' },
    { name: 'QXO', path: '/partner/qxo' },
    { name: 'PPG', path: '/partner/ppg' },
  ]) {
    if (timings.some(isFast)) break;
    const view = page.getByRole('link', { name: `View offer: ${name}` });
    const asksForPage = (request: Request) => request.postData()?.includes(`"path":"${path}"`) === true;
    const answered = page.waitForResponse((response) => asksForPage(response.request()));
    await view.hover();
    await (await answered).finished();
    const asked: string[] = [];
    const note = (request: Request) => {
      // Leads, events and a newer partner list go their own way, and nothing waits for them; a Chromium with windows
      // fetches the icon when it likes.
      const isAside = /\/events$|\/graphql$|\/customer-service-providers$|\/favicon\.svg$/.test(
        request.url(),
      );
      if (!isAside || asksForPage(request)) asked.push(request.url());
    };
    page.on('request', note);
    const first = await view.evaluate(openAndPaint);
    page.off('request', note);
    expect(asked).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('#offer')).toBeFocused();
    // Back on the dashboard it would point at whatever stands there.
    await page.mouse.move(0, 0);
    await page.goBack();
    const again = await view.evaluate(openAndPaint);
    await page.goBack();
    timings.push({ first, again });
  }
  expect(timings.some(isFast), JSON.stringify(timings)).toBe(true);
});
