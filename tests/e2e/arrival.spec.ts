import type { Page } from '@playwright/test';
import { beginSession, expect, offers, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { findViolations } from './support/screens.ts';

const notForRole = "That page isn't for your role. This is your home page.";

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

for (const [person, wanted] of sample(
  [
    [people.user, '/account'],
    [people.administrator, '/dashboard'],
    [people.affiliate, '/dashboard'],
  ] as const,
  2,
)) {
  test(`the ${person.who} reads at home that ${wanted} is not for their role, also after a reload`, async ({
    page,
  }) => {
    await beginSession(page, person);
    await page.goto(wanted);
    await expect(page).toHaveURL(person.home);
    await expect(said(page, notForRole)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(said(page, notForRole)).toBeVisible();
  });
}

test('a note about the role goes as soon as the person goes on', async ({ page }) => {
  await beginSession(page, people.owner);
  await page.goto('/admin');
  await expect(said(page, notForRole)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Health (1)' })
    .click();
  await expect(offers(page)).toHaveCount(1);
  await expect(page.getByText(notForRole)).toHaveCount(0);
});

test('somebody led home because they are logged in already is told nothing', async ({ page }) => {
  await beginSession(page, people.owner);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await expect(offers(page)).toHaveCount(12);
  await expect(page.getByRole('banner').locator('+ [role=status]')).toBeEmpty();
});

test('who is of a company that does not have the partner reads so, also after a reload', async ({ page }) => {
  await beginSession(page, people.userWithoutPartners);
  await page.goto('/partner/lendflow');
  await expect(page).toHaveURL('/not-found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lendflow is not among the offers of New Roof yet',
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ask for Lendflow' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test(
  'each of two refused pages is told of by itself, after Back and after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.userWithoutPartners);
    const heading = page.getByRole('heading', { level: 1 });
    for (const [address, name] of [
      ['/partner/lendflow', 'Lendflow'],
      ['/partner/qxo', 'QXO'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL('/not-found');
      await expect(heading).toHaveText(`${name} is not among the offers of New Roof yet`);
    }
    await page.goBack();
    await expect(heading).toHaveText('Lendflow is not among the offers of New Roof yet');
    await page.reload();
    await expect(heading).toHaveText('Lendflow is not among the offers of New Roof yet');
    await page.goForward();
    await expect(heading).toHaveText('QXO is not among the offers of New Roof yet');
  },
);

test('a visitor is not told whether the page exists, and comes to it by logging in', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/no/such/page');
  await expect(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  const words = await main.innerText();
  await page.goto('/dashboard?category=Health#offers');
  await expect(page).toHaveURL('/not-found');
  await expect(main).toHaveText(words, { useInnerText: true });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogIn(page, people.owner.email);
  await expect(page).toHaveURL('/dashboard?category=Health#offers');
  await expect(offers(page)).toHaveCount(1);
});

test('a page wanted inside the app is come back to as well, unless it is for another role', async ({
  page,
}) => {
  await page.goto('/not-found');
  await page.evaluate(() => {
    const state = { usr: null, key: 'wanted', idx: 1 };
    history.pushState(state, '', '/admin?tab=people');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  const logInLink = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await expect(logInLink).toHaveAttribute('href', '/login?ReturnUrl=%2Fadmin%3Ftab%3Dpeople');
  await logInLink.click();
  await submitLogIn(page, people.user.email);
  await expect(page).toHaveURL('/dashboard');
});

test('who logs in for a page that is not for their role reads so at home', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/not-found');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogIn(page, people.user.email);
  await expect(page).toHaveURL('/dashboard');
  await expect(said(page, notForRole)).toBeVisible();
});

test('who is logged in reads that a link to reset a password was not used', async ({ page }) => {
  await beginSession(page, people.owner);
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/dashboard');
  await expect(offers(page)).toHaveCount(12);
  await expect(said(page, 'was not used')).toHaveCount(0);
  await page.goto('/reset-password?token=of-the-mail');
  await expect(page).toHaveURL('/dashboard');
  await expect(said(page, 'your link to reset a password was not used')).toBeVisible();
});
