import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import { people, type SamplePerson } from './people.ts';
import { heading } from './registering.ts';
import { adminPage } from './title.ts';

export const queue = adminPage('Product requests');

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** A request of a user, as they send it; answers its name. */
export async function ask(page: Page, person: SamplePerson = people.user): Promise<string> {
  const name = `Winch ${randomUUID().slice(0, 8)}`;
  await beginSession(page, person);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation { submitProductRequest(request: { key: "${randomUUID()}", name: "${name}",
        reason: "We lift beams every week." }) { id } }`,
    },
  });
  expect((await answer.json()) as object).not.toHaveProperty('errors');
  return name;
}

export async function openQueue(page: Page, search = ''): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=requests${search}`);
  await expect(heading(page, queue.heading)).toBeVisible();
}
