import { expect, test } from './support/app.ts';
import { serveProduct } from './support/servers.ts';

test(
  'a page keeps events that are refused with 429, shows no notice, and sends them later',
  { tag: '@full' },
  async ({ page, fail }) => {
    const answers: { readonly status: number; readonly names: readonly string[] }[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/app/events')) return;
      const { events } = response.request().postDataJSON() as { events: { name: string }[] };
      answers.push({ status: response.status(), names: events.map(({ name }) => name) });
    });
    const register = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    };
    await page.clock.install();
    await fail({ call: 'POST /api/app/events', status: 429, times: 1 });
    await page.goto('/');
    await register();
    await expect.poll(() => answers.map(({ status }) => status)).toEqual([429]);
    await page.getByLabel('My business wants offers').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(0);
    expect(answers).toHaveLength(1);
    await page.clock.fastForward(31_000);
    await expect.poll(() => answers.at(-1)?.status).toBe(202);
    expect(answers.slice(1).flatMap(({ names }) => names)).toEqual([
      'Registration Button',
      'Registration Visited',
      'User Type Label Chosen',
    ]);
  },
);

test(
  'single sign-on over its limit says when to try again, and offers to log in with the email',
  { tag: '@full' },
  async ({ page }) => {
    const product = await serveProduct({ SSO_LOG_INS_PER_ADDRESS: '1' });
    await page.request.get(`${product.origin}/sso/login`, { maxRedirects: 0 });
    await page.goto(`${product.origin}/login`);
    await page.getByRole('link', { name: /Continue with/ }).click();
    await expect(
      page.getByRole('heading', { name: 'Too many people are signing in from your network' }),
    ).toBeVisible();
    await expect(
      page.getByText(/^Too many attempts\. Try again at .+, or log in with your email and password\.$/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Log in with email' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await product.stop();
  },
);
