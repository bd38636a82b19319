import { storageKeys } from '#tests/support/memoryStorage.ts';
import { expect, offers, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';

test.describe('browser storage', () => {
  test('that is forbidden still allows a log-in in this tab, and shows a warning', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/login');
    await expect(page.getByText('This browser keeps no data for this site')).toBeVisible();
    await submitLogIn(page, people.owner.email);
    await expect(offers(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  });

  test(
    'that is full still allows a log-in in this tab, and shows a warning',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/login');
      await page.evaluate(() => {
        for (let size = 1 << 20; size > 0; size = Math.floor(size / 2)) {
          try {
            for (let part = 0; ; part += 1) localStorage.setItem(`${size}-${part}`, 'x'.repeat(size));
          } catch {
            // Full for this size.
          }
        }
      });
      await page.reload();
      await expect(page.getByText('This browser keeps no data for this site')).toBeVisible();
      await submitLogIn(page, people.owner.email);
      await expect(offers(page)).toHaveCount(12);
    },
  );

  /** The short run checks the first one; unit tests of the storage check more. */
  const invalidValues = [
    '{"__proto__":{"isAdmin":true},"roleDetail":{"roles":[{"id":1,"name":"SystemAdmin"}]}}',
    '',
    '"https://evil.example/api"',
    '[[[[[[',
    'x'.repeat(100_000),
  ];

  for (const value of sample(invalidValues, invalidValues.length)) {
    test(
      `that holds "${value.slice(0, 30)}" under every key neither crashes the app nor grants access`,
      { tag: '@full' },
      async ({ page }) => {
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
        });
        await page.goto('/favicon.svg');
        await page.evaluate(([names, text]) => names.forEach((name) => localStorage.setItem(name, text)), [
          storageKeys,
          value,
        ] as const);
        await page.goto('/admin');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Overview' })).toBeHidden();
        await page.goto('/login');
        await submitLogIn(page, people.owner.email);
        await expect(offers(page)).toHaveCount(12);
        expect(foreign).toEqual([]);
        expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
      },
    );
  }
});
