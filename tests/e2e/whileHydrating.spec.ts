import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { listen } from './support/events.ts';
import { holdApp } from './support/funnelWalk.ts';
import { sample } from './support/longRun.ts';
import { password, people } from './support/people.ts';

/** Lets React take up each of its tasks late: it draws by messages to itself. */
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
 * Presses a button or link, without leaving the page, between two of React's tasks: the one in which the page takes the
 * place of what was drawn, and its notice goes, and the one in which React runs the page's effects. Where a form renders
 * itself again as it appears, React runs them in the first.
 */
async function pressAsItComesToLife(page: Page, selector: string): Promise<void> {
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
      // React ends its task where it has taken long.
      const began = performance.now();
      while (performance.now() - began < 20);
    };
  }, selector);
}

test('a form that is sent as the page comes to life is sent with what was typed before, and once', async ({
  page,
  fail,
  recover,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/anonymous/login')) sent.push(request.postData() ?? '');
  });
  await pressAsItComesToLife(page, 'main [type=submit]');
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await recover();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toHaveLength(1);
});

/**
 * Opens a page, and resolves once React has been asked to hydrate it. React begins each of its tasks that many milliseconds
 * later; after five seconds in one piece, since the task has expired.
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
  test(`a network that goes while React looks at the page is told, in tasks ${delay} ms apart`, async ({
    page,
  }) => {
    await openSlowly(page, '/login', delay);
    await page.waitForTimeout(delay === 100 ? 250 : 0);
    await goOffline(page);
    await expect(page.locator('.slow')).toHaveCount(0);
    await expect(page.getByText("You're offline")).toBeVisible();
  });

test('what a browser fills in while React looks at a page that has changed stays', async ({
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

test('a form that a password manager sends while React looks at the page is sent by the app, once', async ({
  page,
}) => {
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

test('a page that is scrolled while React looks at it stays there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openSlowly(page, '/login');
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect(page.locator('.slow')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test('an offer that is pressed while its page comes to life is counted once', async ({ page }) => {
  const events = listen(page);
  await pressAsItComesToLife(page, 'main a[target=_blank]');
  await page.goto('/partner/sunbelt');
  await expect.poll(() => events).toContain('Learn More');
  await page.waitForTimeout(500);
  expect(events).toEqual(['Learn More']);
});
