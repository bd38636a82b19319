import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fieldKit.ts';
import { sample } from './support/longRun.ts';

/** Reads the text of the field, with `|` at the caret. */
function readWithCaret(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });
}

function placeCaret(field: Locator, place: number): Promise<void> {
  return field.evaluate((input: HTMLInputElement, to) => {
    input.focus();
    input.setSelectionRange(to, to);
  }, place);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

test.describe('a phone number', () => {
  let phone: Locator;

  test.beforeEach(async ({ page, kit }) => {
    await page.goto(kit);
    phone = page.getByLabel('Phone');
    await phone.focus();
  });

  test('is formatted while it is typed, and keeps the caret in place', { tag: '@full' }, async ({ page }) => {
    await page.keyboard.type('5550123');
    expect(await readWithCaret(phone)).toBe('(555) 012-3|');
    await placeCaret(phone, 2);
    await page.keyboard.type('98');
    expect(await readWithCaret(phone)).toBe('(598|) 550-123');
    await page.keyboard.type('7');
    expect(await readWithCaret(phone)).toBe('(598) 7|55-0123');
  });

  test(
    'loses the digit beyond a separator on Backspace and on Delete',
    { tag: '@full' },
    async ({ page }) => {
      await page.keyboard.type('5551234567');
      await placeCaret(phone, 6);
      await page.keyboard.press('Backspace');
      expect(await readWithCaret(phone)).toBe('(55|1) 234-567');
      await placeCaret(phone, 4);
      await page.keyboard.press('Delete');
      expect(await readWithCaret(phone)).toBe('(551|) 345-67');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Backspace');
      expect(await readWithCaret(phone)).toBe('|');
    },
  );

  for (const text of sample(['+1 (555) 555-0123', '555.555.0123', '15555550123'], 3)) {
    test(`is formatted when pasted as ${text}`, { tag: '@full' }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await paste(page, text);
      expect(await readWithCaret(phone)).toBe('(555) 555-0123|');
    });
  }

  test('from another country stays as pasted, can be undone, and is formatted on blur', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await paste(page, '+442079460958');
    expect(await readWithCaret(phone)).toBe('+442079460958|');
    await page.keyboard.press('Control+z');
    expect(await readWithCaret(phone)).toBe('|');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Tab');
    await expect(phone).toHaveValue('+44 20 7946 0958');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('link', { name: /enter First name/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Phone must' })).toHaveCount(0);
  });

  test('that is invalid in another country is refused', { tag: '@full' }, async ({ page }) => {
    await page.keyboard.type('+44 20');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page
      .getByRole('link', { name: 'Phone must be a full number with its country code, like +44 20 7946 0958' })
      .click();
    await page.keyboard.type(' 7946 0958');
    await expect(page.getByRole('link', { name: 'Phone must' })).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('55555501234');
    expect(await readWithCaret(phone)).toBe('(555) 555-0123|');
  });

  test('typed with the country code +1 is formatted as a US number', { tag: '@full' }, async ({ page }) => {
    await page.keyboard.type('+1 555 5550123');
    expect(await readWithCaret(phone)).toBe('(555) 555-0123|');
  });

  test('filled in as a whole is cut to ten digits', { tag: '@full' }, async () => {
    await phone.fill('020 7946 0958');
    await expect(phone).toHaveValue('(020) 794-6095');
    await phone.fill('15555550123');
    await expect(phone).toHaveValue('(555) 555-0123');
  });

  test('can be undone with Ctrl+Z', { tag: '@full' }, async ({ page }) => {
    await page.keyboard.type('55501');
    await placeCaret(phone, 2);
    await page.keyboard.type('9');
    expect(await readWithCaret(phone)).toBe('(59|5) 501');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await readWithCaret(phone)).toBe('(5|55) 01');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Tab');
    await expect(phone).toHaveValue(/^\(5{1,3}(\) 0)?$/);
  });
});

test(
  'a page loads the rules of other countries only once somebody types a number from one',
  { tag: '@full' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/register-affiliate');
    const phone = page.getByLabel('Phone (optional)');
    await phone.fill('5555550123');
    await page.getByLabel('Email').focus();
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await phone.fill('+442079460958');
    await expect.poll(() => scripts.length).toBe(before + 1);
    await page.getByLabel('Email').focus();
    await expect(phone).toHaveValue('+44 20 7946 0958');
  },
);
