import { expect, test } from './support/app.ts';
import { collect, openHomeWhole } from './support/wholeHome.ts';

test(
  'a session without a refresh token ends with its access token, and says so by itself',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.clock.install();
    await openHomeWhole(page);
    await page.evaluate(() => localStorage.removeItem('refreshToken'));
    await context.clock.fastForward('16:00');
    await expect(page).toHaveURL('/no-access');
  },
);

test('a page that is left alone renews no more, and once more when somebody looks at it', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const renewals = collect(context, '/api/app/anonymous/refresh-token');
  await openHomeWhole(page);
  await context.clock.fastForward('16:00');
  await expect.poll(() => renewals).toHaveLength(1);
  await context.clock.fastForward('16:00');
  await context.clock.fastForward('16:00');
  const whileThere = renewals.length;
  await context.clock.fastForward('02:00:00');
  expect(renewals).toHaveLength(whileThere);
  await page.mouse.click(5, 5);
  await expect.poll(() => renewals).toHaveLength(whileThere + 1);
});
