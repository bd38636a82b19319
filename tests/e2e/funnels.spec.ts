import type { TokenResponse } from '#domain/tokens.ts';
import type { Funnel } from '#graphql/resolvers.ts';
import { expect, test } from './support/app.ts';
import { collectSteps } from './support/funnelSteps.ts';
import { password, people } from './support/people.ts';
import { chooseClient, heading } from './support/registering.ts';

test('a person who cancels at step two is counted there, even after a reload, and all numbers add up', async ({
  page,
  request,
}) => {
  const steps = collectSteps(page, 'registration');
  await chooseClient(page);
  await expect(heading(page, 'Create your account')).toBeFocused();
  await page.getByLabel('First name').fill('Nora');
  // Playwright cannot read requests that are sent while a page unloads.
  await expect.poll(() => steps.length).toBe(3);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');

  const spellSteps = () =>
    steps.map(({ number, from, event, to }) => `${number}: ${from} > ${event} > ${to}`);
  await expect
    .poll(spellSteps)
    .toEqual([
      '1: null > opened > opening',
      '2: opening > page.shown > filling.type.choosing',
      '3: filling.type.choosing > type.chosen > filling.details.editing',
      '4: filling.details.editing > opened > opening',
      '5: opening > page.shown > filling.details.editing',
      '6: filling.details.editing > cancel.requested > filling.details.confirmingCancel',
      '7: filling.details.confirmingCancel > cancel.confirmed > cancelled',
      '8: cancelled > left > null',
    ]);
  expect(new Set(steps.map(({ run }) => run)).size).toBe(1);
  expect(JSON.stringify(steps)).not.toContain('Nora');

  const data = { email: people.administrator.email, password };
  const answer = await request.post('/api/app/anonymous/login', { data });
  const { accessToken } = (await answer.json()) as TokenResponse;
  const query = `{ funnel(chart: "registration", from: "2026-01-01", to: "2099-12-31") {
    states { name entered left now } transitions { from event to count } } }`;
  const counted = await request.post('/graphql', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { query },
  });
  const { funnel } = ((await counted.json()) as { data: { funnel: Funnel } }).data;
  for (const { name, entered, left, now } of funnel.states) expect(entered, name).toBe(left + now);
  const cancelled = funnel.transitions.find(
    ({ from, event }) => from === 'filling.details.confirmingCancel' && event === 'cancel.confirmed',
  );
  expect(cancelled?.count).toBeGreaterThan(0);
});

test('a tab that is opened by another tab has a run of its own', { tag: '@full' }, async ({ page }) => {
  const steps = collectSteps(page, 'registration');
  await chooseClient(page);
  await expect.poll(() => steps.length).toBe(3);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/register')),
  ]);
  const otherSteps = collectSteps(other, 'registration');
  await expect(heading(other, 'Create your account')).toBeVisible();
  await other.getByLabel('My business wants offers').check();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => otherSteps.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => steps.at(-1)?.event).toBe('left');
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(otherSteps.map(({ run }) => run)).not.toContain(steps[0]?.run);
});
