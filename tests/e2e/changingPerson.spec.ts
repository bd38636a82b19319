import { beginSession, expect, offers, test } from './support/app.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { stored } from './support/stored.ts';

const list = '/api/app/service-provider-query/customer-service-providers';

test('whoever comes back by single sign-on gets their own list, also while that of another was on its way', async ({
  page,
  fail,
}) => {
  await beginSession(page, people.smallOwner);
  await page.goto('/dashboard');
  await expect(offers(page)).toHaveCount(4);
  await page.goto('/sso/login');
  // The list of the person before, and their own.
  await fail({ call: `GET ${list}`, delayMs: 2_000, times: 2 });
  await page.getByRole('button', { name: /^Dana Lee/ }).click();
  await expect(page).toHaveURL('/dashboard');
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const count = await offers(page).count();
        seen.add(count);
        return count;
      },
      { intervals: [50] },
    )
    .toBe(12);
  expect(seen).not.toContain(4);
  await expect(notices(page)).toHaveCount(0);
  expect(JSON.parse((await stored(page, 'partnerList')) ?? '[]')).toHaveLength(12);
});
