import { expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { findOverhang, findViolations } from './support/screens.ts';

const callback = /\/lintelsso\/callback\?/;

for (const [width, colorScheme] of sample(
  [
    [320, 'dark'],
    [768, 'light'],
    [1280, 'dark'],
  ] as const,
  3,
)) {
  test(`the page of the sample identity provider is accessible at ${width} px, ${colorScheme}, with and without an error`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Lintel Pro' }).click();
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeVisible();
    await expect(page).toHaveTitle('Lintel Pro (sample identity provider)');
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverhang(page)).toBe(0);
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Email is not a valid email');
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverhang(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
  });
}

test.describe('while the callback page does not run', () => {
  // The callback page would remove the code from its URL and exchange it, which works once.
  test.use({ javaScriptEnabled: false });

  test(
    'choosing a person by keyboard returns a code that this browser can exchange',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/sso/login?ReturnUrl=/faq');
      await page.getByRole('button', { name: /^Dana Lee/ }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(callback);
      const answer = await page.request.post('/api/app/anonymous/sso-exchange', {
        data: Object.fromEntries(new URL(page.url()).searchParams),
      });
      expect(await answer.json()).toMatchObject({
        userInfo: { email: 'owner@lintel.test' },
        returnUrl: '/faq',
      });
    },
  );

  test('canceling returns the reason', { tag: '@full' }, async ({ page }) => {
    await page.goto('/sso/login');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(callback);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  });
});
