import type { Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import { people } from './people.ts';
import { heading } from './registering.ts';
import { adminPage } from './title.ts';

export const list = adminPage('Users');

export { button, rowOf } from './settings.ts';

export async function openUsers(page: Page, search = ''): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=users${search}`);
  await expect(heading(page, list.heading)).toBeVisible();
}
