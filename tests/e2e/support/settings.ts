import type { Locator, Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import type { Colleague } from './company.ts';
import { heading } from './registering.ts';

/** Opens the account settings as an owner; `search` is the query of the address. */
export async function openSettings(page: Page, owner: Pick<Colleague, 'email'>, search = ''): Promise<void> {
  await beginSession(page, owner);
  await page.goto(`/account${search}`);
  await expect(heading(page, 'Account settings')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export function button(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}

export function menuItem(page: Page, name: string): Locator {
  return page.getByRole('menuitem', { name, exact: true });
}

/** The row of a table that contains this text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Chooses an action from the menu of a row. */
export async function chooseFor(page: Page, row: string, action: string): Promise<void> {
  await button(page, `Actions for ${row}`).click();
  await menuItem(page, action).click();
}

/** The heading of a section. */
export function section(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 2, name, exact: typeof name === 'string' });
}

/** The status message with this text. */
export function statusMessage(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text });
}
