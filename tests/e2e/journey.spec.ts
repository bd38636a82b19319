import { expect, logIn, logInByScreen, offers, submitLogIn, test } from './support/app.ts';
import { isLongRun } from './support/longRun.ts';
import { people } from './support/people.ts';
import { endSessionOnServer, delayGraphqlCalls } from './support/stored.ts';

/** The sample people; in a short run the one whose way is longest. */
const testedPeople = isLongRun ? Object.values(people) : [people.owner];

for (const person of testedPeople) {
  test(`${person.who} logs in, sees the offers, filters them, and logs out`, async ({ page }) => {
    await logInByScreen(page, person);

    if (person.offers !== null) {
      await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
      await expect(offers(page)).toHaveCount(person.offers);
    }
    if (person.offers === 0) {
      await expect(page.getByRole('heading', { name: 'No partners yet for your company.' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Request a product' })).toBeVisible();
    }
    if (person.offers) {
      const filter = page.getByRole('navigation', { name: 'Categories' });
      await filter.getByRole('link', { name: 'Insurance (1)' }).click();
      await expect(page).toHaveURL('/dashboard?category=Insurance');
      await expect(offers(page)).toHaveCount(1);
      await expect(page.getByRole('article', { name: 'Insureon' })).toBeVisible();
      await filter.getByRole('link', { name: `All (${person.offers})` }).click();
      await expect(offers(page)).toHaveCount(person.offers);
    }

    if (person.home !== '/admin') {
      await page.getByRole('button', { name: `${person.fullName}, account menu` }).click();
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').filter({ hasText: "You're logged out." })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test('a reload keeps the session, and logging out also logs the other tab out and closes its pages', async ({
  page,
  context,
}) => {
  await logIn(page, people.owner);
  await page.reload();
  await expect(offers(page)).toHaveCount(12);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(offers(other)).toHaveCount(12);
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/not-found');
});

test(
  'logging in as another person in another tab switches both tabs for good',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/login');
    await other.goto('/login');
    await submitLogIn(page, people.owner.email);
    await expect(page.getByText('12 offers for Acme Builders')).toBeVisible();
    await expect(other).toHaveURL('/dashboard');
    await other.evaluate(() => localStorage.clear());
    await other.goto('/login');
    await submitLogIn(other, people.smallOwner.email);
    for (const tab of [other, page]) {
      await expect(tab.getByText('4 offers for Birch Plumbing')).toBeVisible();
      await expect(offers(tab)).toHaveCount(4);
    }
    const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(kept).toEqual(expect.arrayContaining(['accessToken', 'partnerList', 'refreshToken', 'userInfo']));
    await page.reload();
    await expect(offers(page)).toHaveCount(4);
  },
);

test('text that one person has typed is cleared for the next', async ({ page, context }) => {
  await logIn(page, people.owner);
  await page.getByLabel('Search partners').fill('ppg');
  await expect(offers(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.clear());
  await other.goto('/login');
  await submitLogIn(other, people.smallOwner.email);
  await expect(page.getByText('4 offers for Birch Plumbing')).toBeVisible();
  await expect(page.getByLabel('Search partners')).toHaveValue('');
  await expect(offers(page)).toHaveCount(4);
});

test(
  'a session that the server ends leads each tab to "No access", not to the landing page',
  { tag: '@full' },
  async ({ page, context, fail }) => {
    await logIn(page, people.user);
    await expect(offers(page)).toHaveCount(12);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(offers(other)).toHaveCount(12);
    // Calls that the other tab makes while it hydrates would end the session there, and leave the reload to a visitor: a
    // slow tab requests the categories again when its menu loads.
    await expect(other.getByRole('button', { name: 'Partners and capabilities' })).toBeVisible();
    await other.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await endSessionOnServer(page);
    await delayGraphqlCalls(fail);
    await page.reload();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/no-access');
      await expect(tab.getByText('Your session ended.')).toBeVisible();
    }
  },
);

test(
  'logging out causes no refused request, and works offline',
  { tag: '@full' },
  async ({ page, context }) => {
    const landing = page.waitForResponse(/LandingPage.*\.js/);
    await logIn(page, people.owner);
    await landing;
    await expect(offers(page)).toHaveCount(12);
    await page.waitForLoadState('networkidle');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText("You're logged out.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await submitLogIn(page, people.owner.email);
    await expect(offers(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText("You're logged out.")).toBeVisible();
    expect(refused).toEqual([]);
  },
);

test('logging out offline before the landing page has loaded says that it worked', async ({
  page,
  context,
}) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText("You're logged out.")).toBeVisible();
  // The failed log-out is stored in the error list, as each failed call is.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['errorList']);
});

test('a response that arrives after logging out stores nothing', { tag: '@full' }, async ({ page, fail }) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  const lists = ['customer-service-providers', 'service-provider-categories'];
  for (const list of lists) {
    await fail({ call: `GET /api/app/service-provider-query/${list}`, delayMs: 5_000, times: 1 });
  }
  const late = lists.map((list) => page.waitForResponse(new RegExp(list)));
  await page.reload();
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await Promise.all(late);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the next person sees nothing of the previous one', { tag: '@full' }, async ({ page }) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await submitLogIn(page, people.smallOwner.email);
  await expect(page.getByText('4 offers for Birch Plumbing')).toBeVisible();
  await expect(offers(page)).toHaveCount(4);
});
