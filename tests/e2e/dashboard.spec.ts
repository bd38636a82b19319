import { beginSession, expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { fastForwardUntil } from './support/pageClock.ts';
import { people } from './support/people.ts';

const partnerList = 'GET /api/app/service-provider-query/customer-service-providers';
const categories = 'GET /api/app/service-provider-query/service-provider-categories';
const dashboardOffers = 'graphql DashboardOffers';

test(
  'a card shows the offer, its state and its term, and links to its pages',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    const lendflow = page.getByRole('article', { name: 'Lendflow' });
    await expect(lendflow).toContainText('Finance & tax');
    await expect(lendflow).toContainText('Member rate on fees');
    await expect(lendflow).toContainText('Started 11/03/2026');
    await expect(lendflow.getByRole('link', { name: 'View offer: Lendflow' })).toHaveAttribute(
      'href',
      '/partner/lendflow#offer',
    );
    await expect(page.getByRole('article', { name: 'HireRight' })).toContainText('Used');
    await expect(lendflow).toContainText(/Runs to \d\d\/\d\d\/\d{4}/);

    const dibble = page.getByRole('article', { name: 'Dibble' });
    await expect(dibble.getByRole('link', { name: /^View offer: Dibble/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const learnMore = dibble.getByRole('link', { name: /Learn more.*\(opens in a new tab\)/ });
    await expect(learnMore).toHaveAttribute('target', '_blank');
    await expect(learnMore).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(learnMore.locator('svg')).toBeVisible();
    await expect(lendflow.getByRole('link', { name: /Learn more/ }).locator('svg')).toHaveCount(0);
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: /^(Dibble|Lendflow)/ });
    await expect(inFooter).toHaveText([/^Lendflow$/, /^Dibble ↗ \(opens in a new tab\)$/]);
  },
);

test(
  'the cards of a row have the same height, with or without a state and a term',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const cards = await offers(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const { top, height } of cards) {
        const inRow = cards.filter((card) => card.top === top);
        expect(inRow.map((card) => card.height)).toEqual(inRow.map(() => height));
      }
    }
  },
);

test(
  'the footer of a company without partners shows the resources in place of the partners',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.userWithoutPartners);
    const resources = page.getByRole('contentinfo').getByRole('navigation', { name: 'Resources' });
    const left = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return (await resources.boundingBox())?.x ?? width;
    };
    for (const width of [1280, 768]) expect(await left(width)).toBeLessThan(width / 2);
  },
);

test(
  'the URL keeps the filter, every category shows its count, and Back works',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    const filter = page.getByRole('navigation', { name: 'Categories' });
    const names = [
      'All (12)',
      'Finance & tax (2)',
      'Insurance (1)',
      'Equipment & supplies (5)',
      'Health (1)',
      'Hiring (1)',
      'Growth & training (2)',
    ];
    await expect(filter.getByRole('link')).toHaveCount(names.length);
    for (const name of names) await expect(filter.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(filter.getByRole('link', { name: 'All (12)' })).toHaveAttribute('aria-current', 'page');
    await filter.getByRole('link', { name: 'Equipment & supplies (5)' }).click();
    await expect(offers(page)).toHaveCount(5);
    await filter.getByRole('link', { name: 'Health (1)' }).click();
    await expect(offers(page)).toHaveCount(1);
    await page.goBack();
    await expect(offers(page)).toHaveCount(5);
    await page.goto('/dashboard?category=%20hEALTH%20');
    await expect(offers(page)).toHaveCount(1);
    await page.goto('/dashboard?category=All');
    await expect(offers(page)).toHaveCount(12);
  },
);

test('choosing a category in the menu by keyboard returns the focus to the menu button', async ({ page }) => {
  await logIn(page, people.owner);
  const menu = page.getByRole('button', { name: 'Partners and capabilities' });
  await menu.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Finance & tax' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=Finance/);
  await expect(menu).toBeFocused();
});

test('an unknown category is named, with a link to all partners', { tag: '@full' }, async ({ page }) => {
  await beginSession(page, people.owner);
  await page.goto('/dashboard?category=Foo');
  await expect(page.getByRole('heading', { name: "We don't have a category called “Foo”." })).toBeVisible();
  await page.getByRole('link', { name: 'Show all partners' }).press('Enter');
  await expect(offers(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeFocused();
});

test(
  'the page says that the offers are loading, and then shows them',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: dashboardOffers, delayMs: 60_000, times: 1 });
    await logIn(page, people.owner);
    await expect(page.getByText('Loading partners')).toBeVisible();
    await recover();
    await expect(offers(page)).toHaveCount(12);
  },
);

for (const [what, call] of [
  ['the partner list', partnerList],
  ['the offers', dashboardOffers],
] as const) {
  test(
    `the page says that ${what} failed to load, and can try again`,
    { tag: '@full' },
    async ({ page, fail, recover }) => {
      await page.clock.install();
      await fail({ call, status: 500, times: 100 });
      await logIn(page, people.owner);
      await fastForwardUntil(page, page.getByText("We couldn't load partners."));
      await recover();
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeFocused();
      await expect(offers(page)).toHaveCount(12);
    },
  );
}

test('a failure of the categories hides the filter, says so, and keeps the offers', async ({
  page,
  fail,
}) => {
  await page.clock.install();
  await fail({ call: categories, status: 500, times: 4 });
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await fastForwardUntil(page, page.getByText("Categories can't be shown right now."));
  await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
});

test(
  'an invalid token ends the session, and logging in leads back to the page',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    // An owner's dashboard would make a third call, which might fail first below.
    await logIn(page, people.user);
    await expect(offers(page)).toHaveCount(12);
    await page.evaluate(() => localStorage.setItem('accessToken', 'not.a.token'));
    // The REST 401 arrives first.
    await fail({ call: dashboardOffers, delayMs: 60_000, times: 1 });
    await page.goto('/dashboard?category=Health');
    await expect(page).toHaveURL('/no-access');
    await expect(page.getByText('Your session ended.')).toBeVisible();
    await recover();
    await page.getByRole('link', { name: 'Log in' }).click();
    await submitLogIn(page, people.user.email);
    await expect(page).toHaveURL('/dashboard?category=Health');
    await expect(offers(page)).toHaveCount(1);
  },
);

test('pressing "Log in" shows the first offer after at most two sequential requests', async ({
  page,
  fail,
}) => {
  // Slow responses, since delays of a busy machine would look like sequential requests.
  for (const call of ['POST /api/app/anonymous/login', partnerList, categories, dashboardOffers]) {
    await fail({ call, delayMs: 1_500, times: 1 });
  }
  await page.goto('/login');
  await page.getByLabel('Email').fill(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill('Build-up-faster-1');
  await page.waitForLoadState('networkidle');
  const finished: { path: string; from: number; to: number }[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    finished.push({ path: new URL(request.url()).pathname, from: startTime, to: startTime + responseEnd });
  });
  const firstOffer = page.evaluate(
    () =>
      new Promise<{ pressed: number; painted: number }>((resolve) => {
        let pressed = 0;
        document.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main article')) return;
          observer.disconnect();
          requestAnimationFrame((painted) =>
            resolve({ pressed: performance.timeOrigin + pressed, painted: performance.timeOrigin + painted }),
          );
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const { pressed, painted } = await firstOffer;
  await expect(offers(page)).toHaveCount(12);

  // The icon and the analytics beacons do not delay the offers.
  const aside = new Set(['/favicon.svg', '/api/app/events']);
  const before = finished
    .filter(({ path }) => !aside.has(path))
    .filter(({ from, to }) => from < painted && to > pressed)
    .toSorted((a, b) => a.from - b.from);
  expect(before.map(({ path }) => path)).toContain('/graphql');
  const depth = new Map<(typeof before)[number], number>();
  for (const request of before) {
    const earlier = before.filter(({ to }) => to <= request.from).map((other) => depth.get(other) ?? 0);
    depth.set(request, 1 + Math.max(0, ...earlier));
  }
  expect(Math.max(...depth.values()), JSON.stringify(before)).toBeLessThanOrEqual(2);
});
