import { expect, logIn, offers, test } from './support/app.ts';
import { people } from './support/people.ts';

for (const person of Object.values(people)) {
  test(`${person.who}: log in, see the offers, filter, log out`, async ({ page }) => {
    await logIn(page, person);

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
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test('the session is found again after a reload, and its pages are closed after logging out', async ({
  page,
}) => {
  await logIn(page, people.owner);
  await page.reload();
  await expect(offers(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/not-found');
});

test('logging out in one tab leads the other one out', async ({ page, context }) => {
  await logIn(page, people.owner);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(offers(other)).toHaveCount(12);
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
});

test('the next person sees nothing of the one before', async ({ page }) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(people.smallOwner.email);
  await page.getByLabel('Password', { exact: true }).fill('Build-up-faster-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('4 offers for Birch Plumbing')).toBeVisible();
  await expect(offers(page)).toHaveCount(4);
});
