import type { Locator, Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import type { Colleague } from './company.ts';
import { heading } from './registering.ts';

/** Opens the account settings as an owner, at `?tab=` and what follows it. */
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

/** The row of a list that tells of this. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Chooses what to do with a row from its menu. */
export async function chooseFor(page: Page, row: string, act: string): Promise<void> {
  await button(page, `Actions for ${row}`).click();
  await menuItem(page, act).click();
}

/** The heading of the section that is shown. */
export function section(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 2, name, exact: typeof name === 'string' });
}

/** What was done last, as it is told. */
export function told(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text });
}
