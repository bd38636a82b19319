import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import { people, type SamplePerson } from './people.ts';
import { heading } from './registering.ts';
import { sendOperation } from './sendOperation.ts';
import { stored } from './stored.ts';
import { adminPage } from './title.ts';

export const queue = adminPage('Product requests');

export { button, rowOf } from './settings.ts';
export const dialog = (page: Page) => page.getByRole('dialog');

/** Begins a session of the person, requests a new product over the API, and returns its name. */
export async function submitRequest(page: Page, person: SamplePerson = people.user): Promise<string> {
  const name = `Winch ${randomUUID().slice(0, 8)}`;
  await beginSession(page, person);
  const productRequest = { key: randomUUID(), name, reason: 'We lift beams every week.' };
  const token = (await stored(page, 'accessToken')) ?? undefined;
  await sendOperation(page.request, 'SubmitProductRequest', { request: productRequest }, token);
  return name;
}

export async function openQueue(page: Page, search = ''): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=requests${search}`);
  await expect(heading(page, queue.heading)).toBeVisible();
}
