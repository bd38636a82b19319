import type { Locator, Page } from '@playwright/test';
import { noticeLayout } from '#haven/theme/tokens.ts';
import { expect, test } from './support/fieldKit.ts';
import { findOverhang, findViolations } from './support/screens.ts';

test(
  'one press corrects a typo in an email, and the suggestion does not shift the fields below',
  { tag: '@full' },
  async ({ page, kit }) => {
    await page.goto(kit);
    const email = page.getByLabel('Email');
    await email.fill('dana@gmial.com');
    await page.getByLabel('I agree to the Terms').click({ position: { x: 5, y: 5 } });
    await expect(page.getByLabel('I agree to the Terms')).toBeChecked();
    await page.getByRole('button', { name: 'Did you mean dana@gmail.com?' }).click();
    await expect(email).toHaveValue('dana@gmail.com');
    await expect(email).toBeFocused();
    await expect(page.getByRole('button', { name: 'Did you mean' })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(email).toHaveValue('dana@gmial.com');
  },
);

test('the form submits the values that its fields show', { tag: '@full' }, async ({ page, kit }) => {
  await page.goto(kit);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Company name').fill('Acme Builders');
  await page.getByLabel('Email').fill('dana@acme.com');
  await page.getByLabel('Phone').pressSequentially('5555550123');
  await page.getByLabel('Password', { exact: true }).pressSequentially('a wall of red bricks');
  await expect(page.getByText('Password strength: Strong')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  const problem = 'Accept the Terms of Service and Privacy Policy to continue';
  await page.getByRole('link', { name: problem }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registered (555) 555-0123')).toBeVisible();
});

test(
  'arrow keys choose cards, and the focused card has an outline',
  { tag: '@full' },
  async ({ page, kit }) => {
    await page.goto(`${kit}?view=type`);
    const [client, affiliate] = [page.getByLabel('My business'), page.getByLabel('I refer')];
    await expect(client).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(client).toBeFocused();
    await expect(client).not.toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(affiliate).toBeChecked();
    await expect(affiliate).toBeFocused();
    await expect(page.locator('label:has(:focus-visible)')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowDown');
    await expect(client).toBeChecked();
  },
);

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Leave without creating an account?' });
}

test.describe('a dialog', () => {
  test('traps the focus, and returns it to the button that opened it', async ({ page, kit }) => {
    await page.goto(kit);
    const opener = page.getByRole('button', { name: 'Cancel' });
    await opener.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await expect(page.locator('.MuiDialog-root'), 'over notices').toHaveCSS(
      'z-index',
      `${noticeLayout.layer + 1}`,
    );
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => !document.activeElement?.closest('[role=dialog]') && document.activeElement !== document.body,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(opener).toBeFocused();
  });

  test(
    'stays open when Enter follows Esc at once, and when its backdrop is pressed',
    { tag: '@full' },
    async ({ page, kit }) => {
      await page.goto(kit);
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      const keep = dialog(page).getByRole('button', { name: 'Keep editing' });
      await expect(keep).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(400);
      await expect(keep).toBeFocused();
      await page.mouse.click(5, 5);
      await page.waitForTimeout(400);
      await expect(keep).toBeVisible();
    },
  );

  test(
    'locks scrolling of the page without shifting its layout',
    { tag: '@full' },
    async ({ playwright, launchOptions, kit }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--hide-scrollbars'],
      });
      const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
      await page.goto(kit);
      // The open dialog hides it from assistive technology.
      const opener = page.getByRole('button', { name: 'Cancel', includeHidden: true });
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      const place = () => opener.evaluate((button) => button.getBoundingClientRect().toJSON() as object);
      const open = await place();
      await page.mouse.wheel(0, -400);
      await page.waitForTimeout(100);
      expect(await place()).toEqual(open);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      expect(
        await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth),
      ).toBeGreaterThan(0);
      expect(await place()).toEqual(open);
      await browser.close();
    },
  );

  for (const [reducedMotion, duration] of [
    ['no-preference', '0.32s'],
    ['reduce', '0s'],
  ] as const) {
    test(
      `fades in for ${duration} under prefers-reduced-motion: ${reducedMotion}`,
      { tag: '@full' },
      async ({ page, kit }) => {
        await page.emulateMedia({ reducedMotion });
        await page.goto(kit);
        await page.getByRole('button', { name: 'Cancel' }).click();
        const fade = page.locator('.MuiDialog-container');
        await expect(fade).toHaveCSS('transition-property', 'opacity');
        await expect(fade).toHaveCSS('transition-duration', duration);
        await expect(fade).toHaveCSS('opacity', '1');
      },
    );
  }
});

const views: Record<string, (page: Page) => Promise<void>> = {
  'details with everything that can be wrong': async (page) => {
    await page.getByLabel('Email').fill('dana@gmial.com');
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Did you mean' })).toBeVisible();
  },
  'details under a dialog': async (page) => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'type with an error and a choice': async (page) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('I refer').check();
  },
  sent: async (page) => {
    await expect(page.getByRole('button', { name: 'Resend email' })).toHaveText(/in \d+ s/);
  },
};

// gettingInStates.spec.ts checks the same fields in a short run.
for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, open] of Object.entries(views)) {
    const widths = [1280, 320];
    test(
      `${name}, ${colorScheme}: no axe violations and no horizontal scrolling at ${widths.join(' and ')}`,
      { tag: '@full' },
      async ({ page, kit }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${kit}?view=${name.split(' ')[0]}`);
          await open(page);
          expect(await findViolations(page), `at ${width}`).toEqual([]);
          expect(await findOverhang(page), `at ${width}`).toBe(0);
        }
      },
    );
  }
}

test('every touch target is at least 44 px high', async ({ browser, kit }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  for (const [name, open] of Object.entries(views)) {
    await page.goto(`${kit}?view=${name.split(' ')[0]}`);
    await open(page);
    const small = await page
      .locator('button, select, label:has(input), a:not(p a, label a), [type=text], [type=email], [type=tel]')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({
            target,
            height: (target.closest('.MuiInputBase-root') ?? target).getBoundingClientRect().height,
          }))
          .filter(({ height }) => height > 0 && height < 44)
          .map(({ target, height }) => `${target.textContent} ${height}`),
      );
    expect(small, name).toEqual([]);
  }
  await context.close();
});
