import type { Page } from '@playwright/test';
import { expect, logIn, offers, test } from './support/app.ts';
import { people } from './support/people.ts';

interface SentEvent {
  readonly name: string;
  readonly properties: Record<string, unknown>;
  readonly context: Record<string, unknown>;
}

/** Reads along what the page hands to the collector, and what the collector answers. */
function listen(page: Page) {
  const events: SentEvent[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/events')) return;
    events.push(...(request.postDataJSON() as { events: SentEvent[] }).events);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/app/events')) statuses.push(response.status());
  });
  return { events, statuses };
}

test('a person who logs in, takes up an offer and logs out is counted once at each step', async ({
  page,
}) => {
  const { events, statuses } = listen(page);
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await expect.poll(() => events.map(({ name }) => name)).toEqual(['Login Visited', 'Login Success']);
  await page.reload();
  await page.getByRole('link', { name: 'View offer: Lendflow' }).click();
  await expect(page).toHaveURL('/partner/lendflow');
  await page.goBack();
  await page
    .getByRole('article', { name: 'Insureon' })
    .getByRole('link', { name: /Learn more/ })
    .click();
  await expect(page).toHaveURL('/partner/insureon');
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();

  await expect
    .poll(() => events.map(({ name }) => name))
    .toEqual([
      'Login Visited',
      'Login Success',
      'Call To Action',
      'Learn More',
      'Settings Button',
      'Logout',
      'Registration Button',
    ]);
  expect(events[1]).toMatchObject({
    properties: { method: 'password' },
    context: { area: 'Marketplace', route: '/login', roleName: 'Owner' },
  });
  expect(events[2]?.properties).toEqual({
    partnerId: 4,
    partner: 'Lendflow',
    place: 'card',
    category: 'Finance & tax',
  });
  expect(events[5]?.context).toMatchObject({ email: 'owner@lintel.test' });
  expect(events[6]).toMatchObject({ properties: { place: 'header' } });
  expect(events[6]?.context).not.toHaveProperty('email');
  expect(JSON.stringify(events)).not.toMatch(/Build-up-faster|accessToken|refreshToken|\?/);
  await expect.poll(() => statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([202]));
});
