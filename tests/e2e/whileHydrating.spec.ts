import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { collectEventNames } from './support/events.ts';
import { holdApp } from './support/funnelWalk.ts';
import { sample } from './support/longRun.ts';
import { password, people } from './support/people.ts';

/** Delays each task of React, which schedules them by `MessageChannel`. */
async function slowReact(page: Page, delay: number): Promise<void> {
  await page.addInitScript((ms) => {
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => setTimeout(() => post(message), ms);
      }
    };
  }, delay);
}

/**
 * Clicks a button or link, without leaving the page, between two tasks of React: the one that hydrates the page and
 * removes its notice, and the one that runs the effects of the page. Where a form renders again on mount, React runs
 * the effects in the first.
 */
async function clickDuringHydration(page: Page, selector: string): Promise<void> {
  await slowReact(page, 100);
  await page.addInitScript((pressed) => {
    const press = () => {
      window.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      });
      document.querySelector<HTMLElement>(pressed)?.click();
    };
    Element.prototype.remove = function () {
      this.parentNode?.removeChild(this);
      if (!this.matches('.slow')) return;
      setTimeout(press);
      // React yields after a task that took long.
      const began = performance.now();
      while (performance.now() - began < 20);
    };
  }, selector);
}

test('a form submitted during hydration is sent once, with the values typed before', async ({
  page,
  fail,
  recover,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/anonymous/login')) sent.push(request.postData() ?? '');
  });
  await clickDuringHydration(page, 'main [type=submit]');
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await recover();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toHaveLength(1);
});

/**
 * Opens a page, and resolves once the app has asked React to hydrate it. Each task of React starts `delay` milliseconds
 * late; after five seconds it has expired, and so runs in one piece.
 */
async function openSlowly(page: Page, path: string, delay = 5_000): Promise<void> {
  await slowReact(page, delay);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

for (const delay of sample([100, 5_000], 2))
  test(`losing the network during hydration shows the offline banner, with tasks of React ${delay} ms apart`, async ({
    page,
  }) => {
    await openSlowly(page, '/login', delay);
    await page.waitForTimeout(delay === 100 ? 250 : 0);
    await goOffline(page);
    await expect(page.locator('.slow')).toHaveCount(0);
    await expect(page.getByText("You're offline")).toBeVisible();
  });

test('a value that the browser fills in during hydration is kept, although the page has changed', async ({
  page,
  context,
}) => {
  await openSlowly(page, '/login');
  await goOffline(page);
  await page.getByLabel('Email').evaluate((field: HTMLInputElement, email) => {
    field.value = email;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, people.owner.email);
  await expect(page.locator('.slow')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a form that a password manager submits during hydration is sent once, by the app', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('login')) sent.push(request.url());
  });
  await openSlowly(page, '/login');
  await page.evaluate(
    (values) => {
      for (const [name, value] of values)
        Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value });
      document.querySelector('form')?.requestSubmit();
    },
    [
      ['email', people.owner.email],
      ['password', password],
    ] as const,
  );
  await expect(page).toHaveURL('/dashboard');
  expect(sent.map((url) => new URL(url).pathname)).toEqual(['/api/app/anonymous/login']);
});

test('a page scrolled during hydration keeps its position', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openSlowly(page, '/login');
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect(page.locator('.slow')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test('an offer clicked during hydration is counted once', async ({ page }) => {
  const events = collectEventNames(page);
  await clickDuringHydration(page, 'main a[target=_blank]');
  await page.goto('/partner/sunbelt');
  await expect.poll(() => events).toContain('Learn More');
  await page.waitForTimeout(500);
  expect(events).toEqual(['Learn More']);
});
