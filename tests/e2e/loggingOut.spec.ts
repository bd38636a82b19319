import type { Page } from '@playwright/test';
import { expect, logIn, test } from './support/app.ts';
import { holdCode } from './support/funnelWalk.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';

/** Records each heading that the page shows from now on, however briefly. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const record = () => document.querySelectorAll('h1').forEach(({ textContent }) => seen.add(textContent));
    new MutationObserver(record).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { readSeen: () => [...seen] });
  });
  return () => page.evaluate(() => (window as unknown as { readSeen: () => string[] }).readSeen());
}

for (const address of sample(
  ['/dashboard', '/partner/ppg', '/faq', '/profile', '/account', '/request-products'],
  6,
)) {
  test(`logging out on ${address} leads straight to the landing page, without further API calls`, async ({
    page,
    fail,
  }) => {
    await logIn(page, people.owner);
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = await heading.innerText();
    await holdCode(fail, 'LandingPage', 1_500);
    const readSeen = await recordHeadings(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/graphql|\/api\/app\/(?!events|account\/logout)/.test(request.url())) calls.push(request.url());
    });
    await page.getByRole('button', { name: `${people.owner.fullName}, account menu` }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const landing = await heading.innerText();
    expect((await readSeen()).filter((text) => text !== before && text !== landing)).toEqual([]);
    expect(calls).toEqual([]);
  });
}
