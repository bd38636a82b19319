import { beginSession, expect, offers, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { newAddress } from './support/registering.ts';
import { button, openSettings } from './support/settings.ts';
import { stored } from './support/stored.ts';

// What one person has on its way when another one comes, or when they leave.

const list = '/api/app/service-provider-query/customer-service-providers';
const late = 3_000;

test('whoever comes back by single sign-on gets their own list, also while that of another was on its way', async ({
  page,
  fail,
}) => {
  await beginSession(page, people.smallOwner);
  await page.goto('/dashboard');
  await expect(offers(page)).toHaveCount(4);
  await page.goto('/sso/login');
  await fail({ call: `GET ${list}`, delayMs: late, times: 1 });
  const lists: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === list) lists.push(response.finished());
  });
  await page.getByRole('button', { name: /^Dana Lee/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(offers(page)).toHaveCount(12);
  // That of the person before has come as well by then.
  await expect.poll(() => lists.length, { timeout: 2 * late }).toBe(2);
  await Promise.all(lists);
  await expect(offers(page)).toHaveCount(12);
  await expect(notices(page)).toHaveCount(0);
  expect(JSON.parse((await stored(page, 'partnerList')) ?? '[]')).toHaveLength(12);
});

test('an invitation that is answered after its owner has logged out is no event of anybody', async ({
  page,
  request,
  fail,
}) => {
  const owner = await openCompany(request);
  const events: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/api/app/events')) return;
    const { events: told } = sent.postDataJSON() as { events: readonly { name: string }[] };
    events.push(...told.map(({ name }) => name));
  });
  await openSettings(page, owner);
  await button(page, 'Add user').click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Diaz');
  await page.getByLabel('Email', { exact: true }).fill(newAddress());
  await fail({ call: 'graphql InviteMember', delayMs: late, times: 1 });
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await button(page, 'Send invitation').click();
  await page.getByRole('button', { name: `${owner.fullName}, account menu` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await answered;
  await page.goto('/login');
  await expect.poll(() => events).toContain('Login Visited');
  expect(events.slice(events.indexOf('Logout'))).toEqual(['Logout', 'Login Visited']);
});
