import type { Page } from '@playwright/test';
import { beginSession, expect, offers, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { findViolations } from './support/screens.ts';

const notForRole = "That page isn't for your role. This is your home page.";

const note = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

for (const [person, wanted] of sample(
  [
    [people.user, '/account'],
    [people.administrator, '/dashboard'],
    [people.affiliate, '/dashboard'],
  ] as const,
  3,
)) {
  test(`the ${person.who} reads at home that ${wanted} is not for their role, even after a reload`, async ({
    page,
  }) => {
    await beginSession(page, person);
    await page.goto(wanted);
    await expect(page).toHaveURL(person.home);
    await expect(note(page, notForRole)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(note(page, notForRole)).toBeVisible();
  });
}

test('the note about the role disappears at the next navigation', { tag: '@full' }, async ({ page }) => {
  await beginSession(page, people.owner);
  await page.goto('/admin');
  await expect(note(page, notForRole)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Health (1)' })
    .click();
  await expect(offers(page)).toHaveCount(1);
  await expect(page.getByText(notForRole)).toHaveCount(0);
});

test(
  'a redirect home from the log-in page shows a logged-in person no note',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.owner);
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
    await expect(offers(page)).toHaveCount(12);
    await expect(page.getByRole('banner').locator('+ [role=status]')).toBeEmpty();
  },
);

test(
  'the page of a partner that the company does not have says so, even after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.userWithoutPartners);
    await page.goto('/partner/lendflow');
    await expect(page).toHaveURL('/not-found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Lendflow is not among the offers of New Roof yet',
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ask for Lendflow' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);

test(
  'each of two refused partner pages names its own partner, after Back and after a reload',
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

test('a visitor is not told whether a page exists, and gets to it by logging in', async ({ page }) => {
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

test(
  'logging in returns to a page requested by client-side navigation, unless it is for another role',
  { tag: '@full' },
  async ({ page }) => {
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
  },
);

test(
  'a person who logs in to open a page for another role reads so at home',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/account');
    await expect(page).toHaveURL('/not-found');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await submitLogIn(page, people.user.email);
    await expect(page).toHaveURL('/dashboard');
    await expect(note(page, notForRole)).toBeVisible();
  },
);

test(
  'a logged-in person reads that their link to reset a password was not used',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.owner);
    await page.goto('/reset-password');
    await expect(page).toHaveURL('/dashboard');
    await expect(offers(page)).toHaveCount(12);
    await expect(note(page, 'was not used')).toHaveCount(0);
    await page.goto('/reset-password?token=of-the-mail');
    await expect(page).toHaveURL('/dashboard');
    await expect(note(page, 'your link to reset a password was not used')).toBeVisible();
  },
);
