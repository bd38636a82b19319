import { expect, test } from './support/app.ts';
import { collectCalls, openLoadedHome } from './support/loadedHome.ts';

test(
  'a session without a refresh token ends on its own when its access token expires',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.clock.install();
    await openLoadedHome(page);
    await page.evaluate(() => localStorage.removeItem('refreshToken'));
    await context.clock.fastForward('16:00');
    await expect(page).toHaveURL('/no-access');
  },
);

test(
  'an idle page stops renewing its tokens, and renews them once more on a click',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.clock.install();
    const renewals = collectCalls(context, '/api/app/anonymous/refresh-token');
    await openLoadedHome(page);
    await context.clock.fastForward('16:00');
    await expect.poll(() => renewals).toHaveLength(1);
    await context.clock.fastForward('16:00');
    await context.clock.fastForward('16:00');
    const before = renewals.length;
    await context.clock.fastForward('02:00:00');
    expect(renewals).toHaveLength(before);
    await page.mouse.click(5, 5);
    await expect.poll(() => renewals).toHaveLength(before + 1);
  },
);
