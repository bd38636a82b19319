import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { listen } from './support/events.ts';
import { holdApp } from './support/funnelWalk.ts';
import { password, people } from './support/people.ts';

test('what is typed and sent before the application is there is sent once it is, and never stands in the address', async ({
  page,
  fail,
  recover,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Keep me logged in').check();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Log in', exact: true });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await recover();
  await expect(page).toHaveURL('/dashboard');
  for (const typed of [password, 'password=', 'email=']) expect(addresses.join()).not.toContain(typed);
});

test('a button that is pressed early does once what it says', async ({ page, fail, recover }) => {
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('typed early');
  await page.getByRole('button', { name: 'Show password' }).click();
  await recover();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed early');
});

test('what is typed after a form was sent takes that back', async ({ page, fail, recover }) => {
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/anonymous/login')) tries.push(request.url());
  });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('wrong');
  await page.keyboard.press('Enter');
  const turning = page.locator('button[aria-busy]');
  await expect(turning).toHaveText('Log in');
  await page.getByLabel('Email').fill(people.owner.email);
  await expect(turning).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('half');
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half');
  expect(tries).toEqual([]);
});

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

for (const delay of [5_000, 100])
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

test('the caret and the scroll stay where they are when a page comes to life', async ({
  page,
  fail,
  recover,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('owner');
  await field.evaluate((input: HTMLInputElement) => {
    window.scrollTo(0, 120);
    input.setSelectionRange(1, 1);
  });
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await page.keyboard.press('X');
  await page.keyboard.press('Y');
  await expect(field).toHaveValue('oXYwner');
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test('of kinds of account that are chosen one after the other the last is chosen', async ({
  page,
  fail,
  recover,
}) => {
  await holdApp(fail);
  await page.goto('/register', { waitUntil: 'commit' });
  for (const nth of [0, 1, 0]) await page.getByRole('radio').nth(nth).check();
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeVisible();
});

test('where the app draws the page anew, what was typed, sent and focused is not lost', async ({
  page,
  fail,
  recover,
}) => {
  // The page that was drawn is in another language by then, which React tells.
  await page.addInitScript(() => {
    window.addEventListener('error', (event) => {
      if (event.message.includes('#418')) event.preventDefault();
    });
    document.addEventListener('DOMContentLoaded', () => {
      for (const words of document.querySelectorAll('h1, label')) words.innerHTML = '<font>Wort</font>';
    });
  });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('[name=email]').fill(people.owner.email);
  await page.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await recover();
  await expect(page).toHaveURL('/dashboard');
});

test('a kind of account that is chosen and sent early leads to its details', async ({
  page,
  fail,
  recover,
}) => {
  await holdApp(fail);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await recover();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a link that is pressed early leads on', async ({ page, fail }) => {
  await holdApp(fail);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('a press on Register that nobody has heard yet is counted by the page that it leads to', async ({
  page,
  fail,
  recover,
}) => {
  const events = listen(page);
  await holdApp(fail);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await recover();
  await expect.poll(() => events).toEqual(['Registration Button', 'Registration Visited']);
  await page.reload();
  await expect.poll(() => events.filter((name) => name === 'Registration Visited')).toHaveLength(2);
  expect(events.filter((name) => name === 'Registration Button')).toHaveLength(1);
});

test('an offer that is pressed while its page comes to life is counted once', async ({ page }) => {
  const events = listen(page);
  await pressAsItComesToLife(page, 'main a[target=_blank]');
  await page.goto('/partner/sunbelt');
  await expect.poll(() => events).toContain('Learn More');
  await page.waitForTimeout(500);
  expect(events).toEqual(['Learn More']);
});

test('an offer that is pressed early opens once, and is counted', async ({ page, fail, recover }) => {
  const events = listen(page);
  await holdApp(fail);
  await page.goto('/partner/sunbelt', { waitUntil: 'commit' });
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Learn more/ })
    .click();
  await (await opened).close();
  await recover();
  await expect.poll(() => events).toEqual(['Learn More']);
  expect(page.context().pages()).toHaveLength(1);
});
