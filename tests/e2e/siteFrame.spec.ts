import { beginSession, expect, logIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';

// Header and footer for each role, on a page that everybody may see.
const openPage = '/partner/sunbelt';

test('a visitor finds Register and Login in the header, and on a phone in its menu as well', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(bar.getByRole('link', { name: 'Lintel Marketplace home' })).toHaveAttribute('href', '/');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole('link', { name: 'Register' })).toBeVisible();
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await expect(bar.getByRole('listitem')).toHaveText(['Register', 'Login']);
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(2);
});

for (const [person, letters, roleHas] of sample(
  [
    [people.owner, 'DL', { settings: true, categories: true }],
    [people.administrator, 'AM', { settings: false, categories: false }],
    [people.affiliate, 'JS', { settings: false, categories: false }],
    [people.user, 'SR', { settings: false, categories: true }],
  ] as const,
  4,
)) {
  test(`the header shows the ${person.who} their initials, name, and menu, and its logo leads home`, async ({
    page,
  }) => {
    await beginSession(page, person);
    await page.goto(openPage);
    const bar = page.getByRole('banner');
    const account = bar.getByRole('button', { name: `${person.fullName}, account menu` });
    const drawn = await account
      .locator('[data-initials]')
      .evaluate((avatar) => getComputedStyle(avatar, '::before').content);
    expect(drawn).toBe(`"${letters}"`);
    await expect(account).toContainText(person.fullName);
    await expect(bar.getByRole('link', { name: 'Lintel Marketplace home' })).toHaveAttribute(
      'href',
      person.home,
    );
    await account.click();
    await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
    const profile = bar.getByRole('link', { name: 'My profile' });
    await expect(profile).toHaveAttribute('href', '/profile');
    const settings = bar.getByRole('link', { name: 'Account settings' });
    await expect(settings).toHaveCount(roleHas.settings ? 1 : 0);
    const categories = bar.getByRole('button', { name: 'Partners and capabilities' });
    await expect(categories).toHaveCount(roleHas.categories ? 1 : 0);
    await expect(bar.getByRole('link', { name: 'Register' })).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await expect(bar.getByRole('heading', { name: 'Partners and capabilities' })).toHaveCount(
      roleHas.categories ? 1 : 0,
    );
    await expect(bar.getByRole('link', { name: 'All (12)' })).toHaveCount(roleHas.categories ? 1 : 0);
    await expect(settings).toHaveCount(roleHas.settings ? 1 : 0);
    await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
}

test(
  'the administration has a header of its own, with name and Logout, and no footer',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.administrator);
    const bar = page.getByRole('banner');
    const profile = bar.getByRole('link', { name: 'Alex Morgan, my profile' });
    await expect(profile).toHaveAttribute('href', '/profile');
    await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  },
);

test(
  'the footer shows the slogan, Login, the copyright of this year, and social and legal links',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Build up your business faster');
    await expect(footer.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Lintel`);
    for (const name of [
      'Facebook',
      'Twitter',
      'LinkedIn',
      'Privacy Policy',
      'Terms of Service',
      'Licenses',
    ]) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    }
    await expect(footer.getByRole('navigation')).toHaveCount(0);
  },
);

test('the footer of a regular user links to the dashboard, each of their partners, and the resources', async ({
  page,
}) => {
  await logIn(page, people.smallOwner);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'View partners' })).toHaveAttribute('href', '/dashboard');
  await expect(footer.getByRole('link', { name: 'Login' })).toHaveCount(0);
  const partners = footer.getByRole('navigation', { name: 'Partners' });
  await expect(partners.getByRole('link')).toHaveText(['Accelerate Tax', 'Insureon', 'Lendflow', 'Sunbelt']);
  const links = footer.getByRole('navigation', { name: 'Resources' }).getByRole('link');
  await expect(links).toHaveText([
    'FAQ',
    'Intro to the marketplace',
    /^Newsletter/,
    'Request Products',
    'Training Materials',
    'Webinar Tutorials',
  ]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.toSpliced(2, 1)).toEqual([
    '/faq',
    '/introduction',
    '/request-products',
    '/training',
    '/webinar',
  ]);
  const newsletter = footer.getByRole('link', { name: /^Newsletter/ });
  await expect(newsletter).toHaveAttribute('href', /^https:/);
  await expect(newsletter).toHaveAttribute('target', '_blank');
});
