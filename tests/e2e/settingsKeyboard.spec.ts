import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { addCertificate, dayIn, openCompany } from './support/company.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { newAddress } from './support/registering.ts';
import { button, menuItem, openSettings, rowOf, section, statusMessage } from './support/settings.ts';

/** Reads the HTML of the focused element, and whether it or an element around it shows a focus ring. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const around: Element[] = [];
    for (let each = focused; each && around.length < 4; each = each.parentElement) around.push(each);
    return {
      isIn: (focused?.closest('main, [role=dialog], [role=menu]') ?? null) !== null,
      name: focused?.outerHTML.slice(0, 160) ?? '',
      hasRing: around.some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    };
  });
}

/**
 * Presses a key until the target has the focus, and expects a focus ring at each stop in the main part, a dialog, or a
 * menu. Returns the number of these stops.
 */
async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<number> {
  const stops = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const { isIn, name, hasRing } = await readFocus(page);
    if (!isIn) continue;
    // Each part of a date field is a tab stop.
    stops.add(name);
    expect(hasRing, name).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return stops.size;
  }
  throw new Error(`${target.toString()} cannot be reached.`);
}

test('an owner invites a colleague and edits a certificate by keyboard alone, with a visible focus ring at each stop', async ({
  page,
  request,
}) => {
  const owner = await openCompany(request);
  await addCertificate(request, owner, { expiresOn: dayIn(20) });
  const email = newAddress();
  await openSettings(page, owner);
  await walkTo(page, button(page, 'Add user'));
  await page.keyboard.press('Enter');
  await expect(section(page, 'Add user')).toBeFocused();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(await walkTo(page, button(page, 'Send invitation')), 'stops of the form').toBeLessThanOrEqual(8);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section(page, '1 person')).toBeFocused();
  await pressByKey(page, button(page, 'Add user'));
  for (const [label, text] of [
    ['First name', 'Nora'],
    ['Last name', 'Diaz'],
    ['Email', email],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await pressByKey(page, button(page, 'Cancel'));
  await expect(button(page, 'Keep editing')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Invitation sent')).toBeFocused();
  await walkTo(page, button(page, 'Done'));
  await page.keyboard.press('Enter');
  await expect(rowOf(page, email)).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Company', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Certificates')).toBeVisible();
  const menu = page.getByRole('button', { name: /^Actions for Certificate of insurance/ });
  await walkTo(page, menu);
  await page.keyboard.press('Enter');
  await walkTo(page, menuItem(page, 'Snooze 7 days'), 'ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  await walkTo(page, menuItem(page, 'Delete'), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Keep certificate')).toBeFocused();
  expect((await readFocus(page)).hasRing).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, menuItem(page, 'Snooze 7 days'), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, /are off until/)).toBeVisible();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, menuItem(page, 'Change'), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Change certificate')).toBeFocused();
  await expect(page.getByLabel('Type')).toBeVisible();
  expect(await walkTo(page, button(page, 'Save changes')), 'stops of the form').toBeLessThanOrEqual(14);
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, 'The certificate is changed.')).toBeVisible();
  await expect(section(page, 'Certificates')).toBeFocused();
});
