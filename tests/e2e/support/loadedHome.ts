import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, logIn, offers } from './app.ts';
import { people } from './people.ts';

/** Collects the requests of a browser to one path. */
export function collectCalls(context: BrowserContext, path: string): Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

/** Opens the owner's home page, and waits for every part that requests data, so that none does later. */
export async function openLoadedHome(page: Page): Promise<void> {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
}
