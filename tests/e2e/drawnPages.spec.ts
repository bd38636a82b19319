import type { Page } from '@playwright/test';
import { mayOpen } from '#domain/access.ts';
import { paths } from '#domain/paths.ts';
import { sitePages, type SitePage } from '#domain/sitePages.ts';
import { beginSession, resumeSession, expect, test } from './support/app.ts';
import { callForCode, holdApp } from './support/funnelWalk.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { visitorPages } from './support/visitorPages.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of sample(visitorPages, 8)) {
    test(`${address} is readable`, async ({ page }) => {
      // The server renders only a few unlisted URLs in a second, and other tests request some as well.
      await expect(async () => {
        await page.goto(address);
        await expect(heading(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.locator('noscript')).toBeVisible();
    });
  }

  test('links work', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('radio')).not.toHaveCount(0);
  });

  test('a page behind the log-in says that it needs JavaScript', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.locator('noscript')).toBeInViewport();
    await expect(page.getByRole('main')).toBeHidden();
  });
});

test(
  'a logged-in person sees nothing of the log-in page before the redirect',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await beginSession(page, people.owner);
    await holdApp(fail);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('h1')).toBeHidden();
    await recover();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toBeVisible();
  },
);

for (const address of sample(['/', '/partner/sunbelt'], 2)) {
  test(`a logged-in person sees nothing that ${address} shows only visitors`, async ({
    page,
    fail,
    recover,
  }) => {
    await resumeSession(page, people.owner);
    await page.addInitScript(() => {
      // Looks in each painted frame for the links that only a visitor has.
      const look = () => {
        for (const way of document.querySelectorAll(
          'header nav a[href="/register"], footer a[href="/login"]',
        ))
          if (way.checkVisibility({ visibilityProperty: true }))
            document.documentElement.dataset['seen'] = way.outerHTML;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await holdApp(fail);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible();
    for (const part of [page.locator('h1'), page.locator('header nav')]) await expect(part).toBeHidden();
    await recover();
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  });
}

test('a public partner page hydrates with the data of the server, and requests none', async ({
  page,
  fail,
  recover,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await holdApp(fail);
  await page.goto('/partner/sunbelt', { waitUntil: 'commit' });
  await heading(page).evaluate((drawn) => {
    drawn.dataset['kept'] = '';
  });
  const offer = page.getByRole('heading', { name: 'How to redeem' });
  await expect(offer).toBeVisible();
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await expect(page.locator('h1[data-kept]')).toBeVisible();
  await expect(offer).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page behind the log-in shows its frame until it renders with its data', async ({
  page,
  fail,
  recover,
}) => {
  await resumeSession(page, people.user);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      document.documentElement.dataset['offers'] = String(document.querySelectorAll('main article').length);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await holdApp(fail);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main[data-state=loading]')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await recover();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-offers', '12');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a stored draft replaces the server-rendered page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('Back during hydration shows the page to which it leads', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    let isFirst = true;
    // React schedules its work by messages: the first one is delayed here until after Back.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          if (isFirst) history.back();
          setTimeout(() => post(message), isFirst ? 500 : 0);
          isFirst = false;
        };
      }
    };
    const state = { usr: null, key: 'wanted', idx: 0 };
    history.replaceState(state, '', '/admin?tab=people');
    history.pushState(null, '', '/not-found');
  });
  await page.goto('/not-found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?ReturnUrl=%2Fadmin%3Ftab%3Dpeople',
  );
});

test(
  'a page whose history entry has state shows no heading before the app renders it',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // Looks in each painted frame for a heading that the app has not rendered.
      const look = () => {
        if (
          document.querySelector('.slow') &&
          document.querySelector('h1')?.checkVisibility({ visibilityProperty: true })
        )
          document.documentElement.dataset['seen'] = 'early';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Redirects to "Page not found", with the requested page in the state of the history entry.
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText('Page not found');
    await page.reload();
    await expect(page.locator('.slow')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  },
);

test(
  'the server renders each page that visitors may open, and links the code of the others',
  { tag: '@full' },
  async ({ request }) => {
    const pages: readonly SitePage[] = Object.values(sitePages);
    for (const { path, access, hidesSearch = false } of pages) {
      const html = await (await request.get(path)).text();
      const isDrawn = mayOpen(access, 'visitor') && !hidesSearch;
      expect.soft(html, path).toContain(isDrawn ? 'data-drawn="' : 'id="ahead"');
      // The server's build calls this helper, which the page does not define.
      expect.soft(html, path).not.toContain('__name');
    }
  },
);

test('a page that is opened again comes from the HTTP cache, with a new server time', async ({ page }) => {
  const arrive = async () => {
    await page.goto('/login');
    await expect(page.locator('.slow')).toHaveCount(0);
    return page.evaluate(() => {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const now = arrival?.serverTiming.find(({ name }) => name === 'now')?.duration ?? 0;
      return { now, sent: arrival?.transferSize ?? 0, isThere: arrival?.encodedBodySize ?? 0 };
    });
  };
  const first = await arrive();
  expect(first.sent).toBeGreaterThan(first.isThere);
  await page.waitForTimeout(50);
  const again = await arrive();
  expect(again.isThere).toBe(first.isThere);
  expect(again.sent).toBeLessThan(again.isThere / 2);
  expect(again.now).toBeGreaterThan(first.now);
});

test(
  'many URLs with advertising parameters are all server-rendered, and hydrate the DOM of the server',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => request.get(`/?gclid=${at}`)));
    for (const answer of answers) expect(await answer.text()).toContain('data-drawn="/"');
    await holdApp(fail);
    await page.goto('/login?utm_source=news&reason=expired&gclid=Cj0K', { waitUntil: 'commit' });
    const drawn = await heading(page).elementHandle();
    await recover();
    await expect(page.locator('.slow')).toHaveCount(0);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  },
);

test(
  'a page that is opened again in its tab hydrates the DOM of the server',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const drawn of document.querySelectorAll('h1')) drawn.dataset['kept'] = '';
      }),
    );
    for (let time = 1; time <= 2; time += 1) {
      await page.goto('/login');
      await expect(page.locator('.slow')).toHaveCount(0);
      await expect(page.locator('h1[data-kept]')).toBeVisible();
    }
  },
);

test(
  'many URLs with a secret in a second are all answered with links to their code',
  { tag: '@full' },
  async ({ request }) => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => request.get(`${paths.verification}?code=${at}`)),
    );
    for (const answer of answers) expect(await answer.text()).toContain('id="ahead"');
  },
);

test('a page whose style sheet is late is interactive once it has loaded, so that no next page is unstyled', async ({
  page,
  fail,
}) => {
  await fail({ call: callForCode('style', 'css'), delayMs: 3_000, times: 1 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.slow')).toHaveCount(0);
  const sheets = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  expect(sheets).toContainEqual(expect.stringMatching(/style-.*css$/));
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const fonts = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(fonts).toContain('Open Sans Variable');
});

test('a session that ends while a page loads leaves no mismatch with the page that was hidden for it', async ({
  page,
}) => {
  // The browser has cached the code, so the page's route is loaded when the app starts.
  await page.goto('/login');
  await expect(page.locator('.slow')).toHaveCount(0);
  await resumeSession(page, people.affiliate);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // The page has just been hidden, since the browser had a token.
  await page.addInitScript(() =>
    new MutationObserver(() => localStorage.clear()).observe(document, {
      subtree: true,
      attributeFilter: ['data-undecided'],
    }),
  );
  await page.goto('/login');
  await expect(page.locator('.slow')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the HTML of the landing page is compressed, and at most 13,000 bytes', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  console.log(`/: ${answer.headers()['content-length']} bytes`);
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(13_000);
});
