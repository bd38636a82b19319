import type { Locator, Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import type { Applicant } from './applicants.ts';
import { pressByKey, typeInto } from './keyboard.ts';
import { people } from './people.ts';
import { heading } from './registering.ts';

export const applications = (page: Page) => page.getByRole('table', { name: 'Affiliates' });

export async function openQueue(page: Page, search = ''): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=affiliates${search}`);
  await expect(heading(page, 'Affiliates')).toBeVisible();
}

/** Finds the application in the queue and opens it, by keyboard. */
export async function openApplication(page: Page, { company }: Applicant): Promise<void> {
  await openQueue(page);
  await typeInto(page, page.getByLabel('Search by company'), company);
  await expect(applications(page).getByRole('row')).toHaveCount(2);
  await pressByKey(page, page.getByRole('link', { name: company }));
  await expect(heading(page, company)).toBeFocused();
}

/** The value of a fact of the application. */
export function fact(page: Page, term: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition');
}
