import { expect, type Page } from '@playwright/test';
import type { Fail } from './app.ts';

/** Reads a key of local storage. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Ends the session on the server, without the page. */
export async function endSessionOnServer(page: Page): Promise<void> {
  const authorization = `Bearer ${await stored(page, 'accessToken')}`;
  const ended = await page.request.post('/api/app/account/logout', { headers: { authorization } });
  expect(ended.status()).toBe(204);
}

/**
 * Delays the GraphQL calls of the dashboard, so that a REST call gets its 401 first: that one leads to "No access", a
 * GraphQL call to the log-in screen.
 */
export async function delayGraphqlCalls(fail: Fail): Promise<void> {
  for (const name of ['DashboardOffers', 'EndingCertificates'])
    await fail({ call: `graphql ${name}`, delayMs: 60_000, times: 10 });
}
