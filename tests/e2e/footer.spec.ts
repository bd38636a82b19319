import { beginSession, expect, test } from './support/app.ts';
import { people } from './support/people.ts';

const everyResource = [
  /^FAQ$/,
  /^Intro to the marketplace$/,
  /^Newsletter ↗ \(opens in a new tab\)$/,
  /^Request Products$/,
  /^Training Materials$/,
  /^Webinar Tutorials$/,
];
const newsletter = everyResource.slice(2, 3);

for (const { name, path, resources, partners } of [
  { name: 'owner', path: '/dashboard', resources: everyResource, partners: 12 },
  { name: 'smallOwner', path: '/faq', resources: everyResource, partners: 4 },
  { name: 'userWithoutPartners', path: '/dashboard', resources: everyResource, partners: 0 },
  { name: 'administrator', path: '/not-found', resources: newsletter, partners: 0 },
  { name: 'administrator', path: '/partner/sunbelt', resources: newsletter, partners: 0 },
  { name: 'affiliate', path: '/', resources: newsletter, partners: 0 },
] as const) {
  test(
    `the footer of ${path} shows ${name} the resources and the partners that they may open`,
    { tag: '@full' },
    async ({ page }) => {
      await beginSession(page, people[name]);
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('navigation', { name: 'Resources' }).getByRole('link')).toHaveText([
        ...resources,
      ]);
      const list = footer.getByRole('navigation', { name: 'Partners' });
      await expect(list).toHaveCount(partners === 0 ? 0 : 1);
      await expect(list.getByRole('link')).toHaveCount(partners);
    },
  );
}

test('the footer shows a visitor neither resources nor partners', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(0);
});
