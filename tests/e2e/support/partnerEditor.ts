import type { Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import { people } from './people.ts';
import { heading } from './registering.ts';
import { button } from './settings.ts';

export { button };
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Views of/ }).getByRole('link', { name });

export async function openPartner(page: Page, id: number, name: string): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=partners&id=${id}`);
  await expect(heading(page, name)).toBeVisible();
  await expect(field(page, 'Benefit')).toBeVisible();
}

export async function saveDraft(page: Page): Promise<void> {
  await button(page, 'Save draft').click();
  await expect(page.getByText('Draft saved. People see it once you publish it.')).toBeVisible();
}

export async function publish(page: Page, note: string): Promise<void> {
  await button(page, 'Publish…').click();
  await dialog(page).getByLabel('What is new? (optional)').fill(note);
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. People see it now.')).toBeVisible();
}
