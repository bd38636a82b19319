import { expect, type Page } from '@playwright/test';
import type { Fail } from './app.ts';

/** What the browser keeps under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Has the server end the session of this browser, which does not hear of it. */
export async function endOnServer(page: Page): Promise<void> {
  const authorization = `Bearer ${await stored(page, 'accessToken')}`;
  const ended = await page.request.post('/api/app/account/logout', { headers: { authorization } });
  expect(ended.status()).toBe(204);
}

/**
 * Holds the calls of a dashboard by GraphQL, in each tab: a refused REST call leads to "No access", one of these to the
 * log-in.
 */
export async function letRestAnswerFirst(fail: Fail): Promise<void> {
  for (const name of ['DashboardOffers', 'EndingCertificates'])
    await fail({ call: `graphql ${name}`, delayMs: 60_000, times: 10 });
}
